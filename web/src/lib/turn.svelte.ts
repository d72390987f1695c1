// Calling whoever looks elsewhere to their turn: a mark on the tab's icon and on the app's, and where it
// was asked for, a notification while the page is hidden.
import { kept } from "./kept.svelte";

const TAG = "witsend-turn"; // another of the same tag takes its place
const wanted = kept("calls", false);

/** Whether this browser can notify at all: at safe addresses, where it knows how. */
export const canCall = () => isSecureContext && "Notification" in globalThis;

export const calls = {
  get on(): boolean {
    return wanted.value && canCall() && Notification.permission === "granted";
  },
  /** Only a press asks for it, and only then does the browser ask too. Whether it is allowed. */
  async ask(): Promise<boolean> {
    wanted.value = (await Notification.requestPermission()) === "granted";
    return wanted.value;
  },
  stop() {
    wanted.value = false;
  },
};

/** It is somebody's turn here, or no longer. */
export function markTurn(mine: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
  if ("setAppBadge" in navigator)
    (mine ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  if (!mine) void hush();
}

/** Nobody is called who has the page before them. */
export async function callToTurn(title: string, body: string) {
  if (!document.hidden || !calls.on) return;
  const options = { body, tag: TAG, icon: "/icons/192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

async function hush() {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const call of (await worker?.getNotifications({ tag: TAG })) ?? []) call.close();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void hush();
});
