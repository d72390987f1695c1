declare module "*.md" {
  const html: string;
  export default html;
}
declare module "zzfx" {
  export function zzfx(...numbers: (number | undefined)[]): AudioBufferSourceNode;
}
