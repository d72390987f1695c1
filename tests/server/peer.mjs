// A page's side of a socket, by the WebSocket that Node brings: node peer.mjs URL TOKEN
// It says what it hears, a line of JSON each; a line that it is given it does.
import { createInterface } from "node:readline";

const [url, token] = process.argv.slice(2);
const say = (heard) => process.stdout.write(JSON.stringify(heard) + "\n");
const socket = new WebSocket(url, {
  headers: { authorization: `Bearer ${token}` },
});
socket.binaryType = "arraybuffer";
socket.onopen = () => say(["open", socket.protocol, socket.extensions]);
socket.onmessage = ({ data }) => say(["message", data]);
socket.onclose = ({ code, wasClean }) => {
  say(["close", code, wasClean]);
  process.exit();
};
socket.onerror = () => say(["error"]);

for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...given] = JSON.parse(line);
  if (what === "text") socket.send(given[0]);
  if (what === "binary") socket.send(new Uint8Array(given[0]));
  if (what === "close") socket.close(...given);
}
