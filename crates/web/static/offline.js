// Keeps the page for when there is no network. FILES and VERSION are filled in when the page is built. The words of a
// language and the page of X-Wing are kept once somebody wants them: what came before this worker did is named in a message.
// A page that was there before it is taken over when it becomes active; now and then a browser leaves one out, so that a
// message takes it over, too.
const VERSION = '@VERSION@';
const FILES = @FILES@;
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});
self.addEventListener('message', (event) => {
  const missing = async (cache, name) => (await cache.match(name)) || cache.add(name);
  const kept = caches.open(VERSION).then((cache) => Promise.allSettled(event.data.map((name) => missing(cache, name))));
  event.waitUntil(Promise.all([self.clients.claim(), kept]));
});
const fetched = async (request) => {
  const answer = await fetch(request);
  if (answer.ok && /\/(words-|x-wing)/.test(new URL(request.url).pathname)) {
    const cache = await caches.open(VERSION);
    await cache.put(request, answer.clone());
  }
  return answer;
};
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept || fetched(event.request)));
});
