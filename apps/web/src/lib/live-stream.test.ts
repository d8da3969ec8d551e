import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

/** What passes does not wait. */
const patiently = { interval: 5, timeout: 60_000 };

/** A stream whose messages the test sends. */
class FakeSource {
  static opened: FakeSource[] = [];
  static CLOSED = 2;
  readyState = 0;
  onopen = () => {};
  onmessage = (_message: { data: string; lastEventId: string }) => {};
  onerror = () => {};
  url: string;

  constructor(url: string) {
    this.url = url;
    FakeSource.opened.push(this);
  }

  addEventListener() {}

  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

vi.stubGlobal('EventSource', FakeSource);
vi.stubGlobal('window', globalThis);
afterAll(() => void vi.unstubAllGlobals());

/** A separate instance of the module, as in another tab. */
async function newTab() {
  vi.resetModules();
  return import('./live-stream.ts');
}

/** A listening tab, and the messages it receives. */
function listen(
  { openLiveStream }: Awaited<ReturnType<typeof newTab>>,
  uid: string,
  since: string,
  onEvent?: () => never,
) {
  const told: string[] = [];
  const close = openLiveStream({
    uid,
    since,
    onEvent: onEvent ?? (({ kind }) => told.push(kind)),
    onTyping: ({ side }) => told.push(`${side} typing`),
    onGap: () => told.push('gap'),
    onRefusal: () => told.push('refusal'),
    onConnection: (connection) => told.push(connection),
  });
  onTestFinished(close);
  return { told, close };
}

const say = (source: FakeSource | undefined, lastEventId: string) =>
  source?.onmessage({ data: '{"kind":"message.sent"}', lastEventId });

const next = async (count: number) => {
  await vi.waitFor(() => expect(FakeSource.opened.length).toBe(count), patiently);
  return FakeSource.opened[count - 1];
};

test('tabs share one stream; a tab that missed events before it listened learns of the gap', async () => {
  const leader = listen(await newTab(), 'shared', '10-1');
  const source = await next(FakeSource.opened.length + 1);
  expect(source?.url).toBe('/api/v1/live?lastEventId=10-1');
  source?.onopen();
  say(source, '100-5');
  expect(leader.told).toEqual(['open', 'message.sent']);
  const early = listen(await newTab(), 'shared', '99-7');
  const late = listen(await newTab(), 'shared', '100-5');
  await vi.waitFor(() => expect(early.told).toContain('gap'), patiently);
  await vi.waitFor(() => expect(late.told).toContain('open'), patiently);
  say(source, '101-6');
  await vi.waitFor(() => expect(late.told.at(-1)).toBe('message.sent'), patiently);
  expect(late.told).not.toContain('gap');
  expect(early.told.filter((what) => what === 'gap').length).toBe(1);
  expect(FakeSource.opened.at(-1)).toBe(source);
  leader.close();
  const successor = await next(FakeSource.opened.length + 1);
  expect(successor?.url).toBe('/api/v1/live?lastEventId=101-6');
});

test('a page that reopens its stream resumes at the last cursor', async () => {
  const tab = await newTab();
  const before = listen(tab, 'anew', '10-1');
  say(await next(FakeSource.opened.length + 1), '12-3');
  before.close();
  listen(tab, 'anew', '10-1');
  const source = await next(FakeSource.opened.length + 1);
  expect(source?.url).toBe('/api/v1/live?lastEventId=12-3');
});

test('an error in the tab with the stream leaves no other tab out', async () => {
  listen(await newTab(), 'failing', '10-1', () => {
    throw new Error('It failed.');
  });
  const source = await next(FakeSource.opened.length + 1);
  source?.onopen();
  const other = listen(await newTab(), 'failing', '10-1');
  await vi.waitFor(() => expect(other.told).toEqual(['open']), patiently);
  expect(() => say(source, '11-2')).toThrow('It failed.');
  await vi.waitFor(() => expect(other.told).toEqual(['open', 'message.sent']), patiently);
});
