// Sits between the pages and the network, so that a page whose files are cached opens on a slow network too, and an offline page
// appears without one. It caches only public files: the hashed files of the build. Pages and API responses are never cached.
// build/offline-page.ts writes the name of the build and the offline page.
const CACHE = 'talaash-__BUILD__';
const PAGE = '__PAGE__';
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': '__POLICY__' };

// A new worker waits until the last page of the previous build is closed, and then drops its files.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOtherBuilds(), loadAhead()])));

// The pages that have logged out: what they still load is not cached.
const loggedOut = new Set();

self.addEventListener('message', (event) => {
  if (event.data !== 'forget') return;
  loggedOut.add(event.source.id);
  event.waitUntil(caches.delete(CACHE));
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

/** Navigation preload: the browser requests a page while this worker starts. */
async function loadAhead() {
  await self.registration.navigationPreload?.enable();
}

/** Always from the network: the page names the files of the current release. */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(PAGE, { headers: HEADERS });
  }
}

/** The name of a hashed file identifies its content, so a cached one is never stale. */
async function hashedFile(event) {
  const { request, clientId } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // If the disk is full, the file is used but not cached.
  if (answer.status === 200 && !loggedOut.has(clientId))
    event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined));
  return answer;
}
