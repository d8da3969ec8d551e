import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { quietLog } from '../../test/log.ts';
import { type CallAnswer, PageRenderer } from './page-renderer.ts';

// In the place of the web: a page that is what its call answers, and one that ends the thread.
const folder = await mkdtemp(join(tmpdir(), 'talaash-renderer-'));
const entry = join(folder, 'entry.js');
await writeFile(
  entry,
  `export async function renderPage({ path, jobPostId }) {
    if (path === '/crash') process.exit(1);
    const answer = await fetch(path, { method: 'POST' });
    return { html: path + ' ' + jobPostId + ' ' + await answer.text(), data: '{}' };
  }`,
);
const renderer = PageRenderer.of(quietLog, entry);
if (renderer === undefined) throw new Error('There is no renderer.');
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});

const answered = (body: string): CallAnswer => ({ status: 200, headers: {}, body });
const render = (path: string, call = async () => answered('now')) =>
  renderer.render({ path, jobPostId: 'a-post' }, call);
const isReady = async () => {
  await expect
    .poll(() => render('/first'), { timeout: 60_000 })
    .toEqual({ html: '/first a-post now', data: '{}' });
};

test('each page gets the answers to its own calls', async () => {
  await isReady();
  const pages = ['/a', '/b', '/c'].map((path) => render(path, async () => answered(`of ${path}`)));
  expect((await Promise.all(pages)).map((page) => page?.html)).toEqual([
    '/a a-post of /a',
    '/b a-post of /b',
    '/c a-post of /c',
  ]);
});

test('behind a page that takes long nobody waits, and later pages are rendered again', async () => {
  await isReady();
  const { promise: held, resolve: release } = Promise.withResolvers<CallAnswer>();
  const slow = render('/slow', () => held);
  expect(await slow).toBeUndefined();
  const waits = Symbol('waits');
  expect(await Promise.race([render('/behind'), Promise.resolve(waits)])).not.toBe(waits);
  release(answered('late'));
  await isReady();
});

test('with more pages than the thread has time for, the rest are sent without content at once', async () => {
  await isReady();
  const { promise: held, resolve: release } = Promise.withResolvers<CallAnswer>();
  const pages = Array.from({ length: 40 }, (_, at) => render(`/${at}`, () => held));
  const done: unknown[] = [];
  for (const page of pages) void page.then((content) => done.push(content));
  await Promise.resolve();
  expect(done.length).toBeGreaterThanOrEqual(19);
  expect(done.every((content) => content === undefined)).toBe(true);
  release(answered('now'));
  const sent = await Promise.all(pages);
  expect(sent[0]).toBeDefined();
});

test('a thread that ends is replaced', async () => {
  await isReady();
  expect(await render('/crash')).toBeUndefined();
  await isReady();
});

test('a call that cannot be made is answered as not available, and the next page is rendered', async () => {
  await isReady();
  const failing = await render('/failing', async () => {
    throw new Error('This node stops.');
  });
  expect(failing?.html).toBe('/failing a-post ');
  expect((await render('/next'))?.html).toBe('/next a-post now');
});

test('whoever comes while a node starts waits for the thread, and for the first page however long it takes to run', async () => {
  const fresh = PageRenderer.of(quietLog, entry);
  if (fresh === undefined) throw new Error('There is no renderer.');
  const { promise: held, resolve: release } = Promise.withResolvers<CallAnswer>();
  const { promise: called, resolve: isCalled } = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  void fresh.warm();
  const first = fresh.render({ path: '/first' }, () => {
    isCalled();
    return held;
  });
  await called;
  // Longer than others wait for a page, and than one that is asked for behind such a page.
  await vi.advanceTimersByTimeAsync(5000);
  const second = fresh.render({ path: '/second' }, async () => answered('too'));
  release(answered('now'));
  expect([(await first)?.html, (await second)?.html]).toEqual([
    '/first undefined now',
    '/second undefined too',
  ]);
  vi.useRealTimers();
  await fresh.close();
});
