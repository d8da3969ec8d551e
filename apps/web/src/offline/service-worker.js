// Stands between the pages and the network, so that a page whose files were loaded once opens at a slow network too, and
// without one something true is shown. It keeps only what everybody may have: the hashed files of the build. Pages and answers
// of calls are never kept. build/offline-page.ts writes the name of the build and the page without a network.
const CACHE = 'talaash-__BUILD__';
const PAGE = '__PAGE__';
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': '__POLICY__' };

// A new one waits until the last page of the build before is closed, and then drops its files.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOtherBuilds(), loadAhead()])));

self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(caches.delete(CACHE));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|dev)\//.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(hashedFile(event));
});

async function dropOtherBuilds() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('talaash-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The browser asks for a page while this program starts. */
async function loadAhead() {
  await self.registration.navigationPreload?.enable();
}

/** From the network, always: the page names the files of the release that runs now. */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(PAGE, { headers: HEADERS });
  }
}

/** The name of a hashed file says what is in it, so one that was kept is never out of date. */
async function hashedFile(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // Where the disk is full, the file is used and not kept.
  if (answer.status === 200) event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined));
  return answer;
}
