import { expect, test } from 'vitest';
import text from './service-worker.js?raw';

const ORIGIN = 'https://talaash.example';
/** The id of the page that asks, unless a test names another. */
const TAB = 'tab';

/** A browser's service worker environment for one build, over a shared cache. */
function browser() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  const storeOf = (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    return {
      match: async (asked: Request) => files.get(pathOf(asked))?.clone(),
      put: async (asked: Request, answer: Response) => void files.set(pathOf(asked), answer),
    };
  };
  const caches = {
    open: async (name: string) => storeOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: Request | string) =>
      [...stores.values()]
        .map((files) => files.get(pathOf(asked)))
        .find(Boolean)
        ?.clone(),
  };
  const asked: string[] = [];
  let answer = (path: string): Response | Promise<Response> | undefined => new Response(`now ${path}`);
  const network = async (request: Request) => {
    asked.push(pathOf(request));
    const found = await answer(pathOf(request));
    if (!found) throw new TypeError('Failed to fetch');
    return found;
  };

  function start(build: string) {
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (kind: string, listen: (event: object) => void) => listeners.set(kind, listen),
      registration: {},
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- the file is no module: it finds these names around it
    const run = new Function(
      'self',
      'caches',
      'fetch',
      'location',
      text.replace('__BUILD__', build).replace('__PAGE__', 'no network'),
    );
    run(self, caches, network, { origin: ORIGIN });
    const tell = async (kind: string, data?: unknown) => {
      const work: Promise<unknown>[] = [];
      listeners.get(kind)?.({
        data,
        source: { id: TAB },
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      await Promise.all(work);
    };
    /** The text of the response; undefined if the worker leaves the request to the browser. */
    const open = async (
      path: string,
      init: { mode?: string; method?: string; origin?: string; clientId?: string } = {},
    ) => {
      const { mode = 'cors', method = 'GET', origin = ORIGIN, clientId = TAB } = init;
      let given: Promise<Response> | undefined;
      const work: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request: { url: `${origin}${path}`, mode, method },
        clientId,
        preloadResponse: Promise.resolve(undefined),
        respondWith: (one: Promise<Response>) => (given = one),
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      const found = await given;
      await Promise.all(work);
      return found && (found.type === 'error' ? 'failed' : await found.text());
    };
    return { tell, open };
  }
  const setAnswer = (next: typeof answer) => (answer = next);
  const kept = () =>
    [...stores].flatMap(([name, files]) => [...files.keys()].map((path) => `${name} ${path}`));
  return { start, setAnswer, asked, kept };
}

const PAGE = { mode: 'navigate' };

async function installed() {
  const world = browser();
  const worker = world.start('one');
  await worker.tell('activate');
  return { ...world, worker };
}

test('leaves API calls, streams, stored files, uploads and other sites to the browser', async () => {
  const { worker, kept } = await installed();
  for (const path of ['/theme.js', '/favicon.svg']) expect(await worker.open(path), path).toBeUndefined();
  for (const path of ['/api/rpc/viewer/get', '/api/live', '/api/v1/files/resume/1', '/dev/mail']) {
    expect(await worker.open(path), path).toBeUndefined();
    expect(await worker.open(path, PAGE), path).toBeUndefined();
  }
  expect(await worker.open('/unsubscribe', { ...PAGE, method: 'POST' })).toBeUndefined();
  expect(await worker.open('/assets/a-1.js', { origin: 'https://elsewhere.example' })).toBeUndefined();
  expect(kept()).toEqual([]);
});

test('a page always comes from the network and is never cached; offline, the offline page is shown', async () => {
  const { worker, kept, setAnswer } = await installed();
  expect(await worker.open('/company/messages', PAGE)).toBe('now /company/messages');
  setAnswer((path) => new Response(`then ${path}`));
  expect(await worker.open('/company/messages', PAGE)).toBe('then /company/messages');
  expect(kept()).toEqual([]);
  setAnswer(() => undefined);
  expect(await worker.open('/company/messages', PAGE)).toBe('no network');
});

test('a hashed file is requested once, and a missing one is not cached', async () => {
  const { worker, asked, setAnswer, kept } = await installed();
  asked.length = 0;
  for (const _ of [1, 2]) expect(await worker.open('/assets/a-1.js')).toBe('now /assets/a-1.js');
  expect(asked).toEqual(['/assets/a-1.js']);
  setAnswer(() => new Response('gone', { status: 404 }));
  expect(await worker.open('/assets/b-1.js')).toBe('gone');
  expect(kept()).not.toContain('talaash-one /assets/b-1.js');
  setAnswer(() => undefined);
  expect(await worker.open('/assets/a-1.js')).toBe('now /assets/a-1.js');
});

test('after an upgrade the new pages come at once, and the old files are deleted on activation', async () => {
  const { worker, start, setAnswer, kept } = await installed();
  await worker.open('/assets/a-1.js');
  setAnswer((path) => new Response(`upgraded ${path}`));
  const next = start('two');
  // The previous worker is still active for the open pages.
  expect(await worker.open('/', PAGE)).toBe('upgraded /');
  expect(await worker.open('/assets/a-2.js')).toBe('upgraded /assets/a-2.js');
  await next.tell('activate');
  expect(kept().filter((file) => !file.startsWith('talaash-two '))).toEqual([]);
  expect(await next.open('/assets/a-1.js')).toBe('upgraded /assets/a-1.js');
});

test('logging out deletes the cache', async () => {
  const { worker, kept } = await installed();
  await worker.open('/assets/a-1.js');
  expect(kept()).toHaveLength(1);
  await worker.tell('message', 'something else');
  expect(kept()).toHaveLength(1);
  await worker.tell('message', 'forget');
  expect(kept()).toEqual([]);
});

test('a page that logs out while it loads caches nothing more, and another page does', async () => {
  const { worker, kept, setAnswer } = await installed();
  let arrive = (_: Response) => {};
  const late = new Promise<Response>((resolve) => (arrive = resolve));
  setAnswer(() => late);
  const loading = worker.open('/assets/a-1.js');
  await worker.tell('message', 'forget');
  arrive(new Response('late'));
  expect(await loading).toBe('late');
  setAnswer((path) => new Response(`now ${path}`));
  expect(await worker.open('/assets/b-1.js')).toBe('now /assets/b-1.js');
  expect(kept()).toEqual([]);
  await worker.open('/assets/b-1.js', { clientId: 'another' });
  expect(kept()).toEqual(['talaash-one /assets/b-1.js']);
});
