// The service worker. It keeps one thing: the page that is shown where the server cannot be reached.
// Pages come from the network, always, and everything else is none of its business, so nothing can
// be out of date. BUILD changes with every build, and with it what is kept.
const KEPT = `witsend-${BUILD}`;
const AWAY = "/offline.html";
const FILES = [AWAY, "/offline.css", "/offline.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))),
  );
  self.skipWaiting(); // no page depends on which of two it has
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(AWAY)));
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => kept(request)));
});

// Who presses the notification that it is their turn is brought to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then((pages) => (pages.find(({ url }) => url.includes("/t/")) ?? pages[0])?.focus()),
  );
});

const kept = async (what) => (await caches.match(what)) ?? Response.error();
