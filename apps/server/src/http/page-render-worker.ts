import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { CallAnswer, FromWorker, RenderedPage, ToWorker, WantedPage } from './page-renderer.ts';

/** The thread that renders pages: the built web, with the few browser globals that it reads at its start. */
const { entry } = workerData as { entry: string };

const ORIGIN = 'http://localhost';
const post = (message: FromWorker) => parentPort?.postMessage(message);

const waiting = new Map<number, (answer: CallAnswer) => void>();
let calls = 0;
/** The page that a call belongs to. A call that a finished page left behind must not reach the next person's page. */
const rendering = new AsyncLocalStorage<number>();

async function callServer(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  const { pathname, search } = new URL(request.url);
  calls += 1;
  const callId = calls;
  const body = await request.text();
  const headers = Object.fromEntries(request.headers);
  const answer = await new Promise<CallAnswer>((resolve) => {
    waiting.set(callId, resolve);
    post({
      kind: 'call',
      renderId: rendering.getStore() ?? 0,
      callId,
      call: { path: `${pathname}${search}`, headers, body },
    });
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

const noEvents = { addEventListener() {}, removeEventListener() {} };
Object.assign(globalThis, {
  location: new URL(ORIGIN),
  fetch: callServer,
  matchMedia: () => ({ matches: false, ...noEvents }),
  window: { ...noEvents },
});

Object.defineProperty(navigator, 'onLine', { value: true });

type Entry = { renderPage: (page: WantedPage) => Promise<RenderedPage | undefined> };
const loading = import(pathToFileURL(entry).href) as Promise<Entry>;
void loading.then(() => post({ kind: 'ready' }));

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    waiting.get(message.callId)?.(message.answer);
    waiting.delete(message.callId);
    return;
  }
  const { renderId, path, jobPostId } = message;
  void loading
    .then(({ renderPage }) => rendering.run(renderId, () => renderPage({ path, jobPostId })))
    .catch((error: unknown) => console.error(error))
    .then((page) => post({ kind: 'page', renderId, page: page ?? undefined }));
});
