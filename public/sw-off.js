/*
 * Answered as sw.js when there is to be no service worker: it deletes what the former one kept, and itself. It waits until no
 * tab uses the former one, because a page that opens meanwhile would wait for the change.
 */
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
