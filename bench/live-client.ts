import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { connect } from 'node:net';

/** The streams that a process of browsers holds. */
export type LiveClientOrder = { url: string; cookies: string[] };

/** Times are those of `monotonicMs`. A stream is the index of its cookie. */
export type LiveClientReport = {
  /** Events, each as stream, thread and time. */
  heard: [stream: number, threadId: string, atMs: number][];
  openCount: number;
  /** When the last stream opened. */
  openedAtMs: number;
  /** How often a browser had to fetch everything again. */
  gaps: number;
  refusals: number;
};

/** A clock that all processes of a machine share, in milliseconds. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const reportMs = 200;
/** Until a stream has told its `retry`. */
const retryMs = 1000;
/** As `apps/web/src/lib/live-stream.ts` after a refusal. */
const refusedRetryMsMax = 30_000;
/** At the start, so many streams open at a time. After a break, each waits for itself. */
const openingMax = 50;

const report: LiveClientReport = { heard: [], openCount: 0, openedAtMs: 0, gaps: 0, refusals: 0 };

process.once('message', (order: LiveClientOrder) => void holdStreams(order));

async function holdStreams({ url, cookies }: LiveClientOrder): Promise<void> {
  setInterval(() => {
    process.send?.(report);
    report.heard = [];
  }, reportMs);
  let next = 0;
  const openNext = async () => {
    for (let at = next++; at < cookies.length; at = next++) await holdStream(url, cookies[at] ?? '', at);
  };
  await Promise.all(Array.from({ length: openingMax }, openNext));
}

let listening: { askedAt: number; answer: Promise<boolean> } | undefined;

/** Whether connections are accepted, asked at most every 20 ms for all streams. */
function isListening(url: string): Promise<boolean> {
  if (listening && monotonicMs() - listening.askedAt < 20) return listening.answer;
  const { hostname, port } = new URL(url);
  const answer = new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  listening = { askedAt: monotonicMs(), answer };
  return answer;
}

/** Keeps one stream open like a browser. Resolves when it is open for the first time. */
function holdStream(url: string, cookie: string, number: number): Promise<void> {
  return new Promise((resolve) => {
    let lastId = '';
    let refusals = 0;
    let ownRetryMs = retryMs;

    /** Like a browser that is refused, but a refused connection of each stream would take both processors from the node. */
    async function retry(): Promise<void> {
      if (await isListening(url)) open();
      else setTimeout(retry, ownRetryMs);
    }

    function open(): void {
      const headers = { cookie, ...(lastId ? { 'last-event-id': lastId } : {}) };
      let hasAnswered = false;
      const get = url.startsWith('https:') ? getSecure : getPlain;
      // The certificate of a measurement is its own.
      const options = { headers, agent: false, rejectUnauthorized: false } as const;
      const request = get(`${url}/api/v1/live`, options, (response) => {
        hasAnswered = true;
        if (response.statusCode !== 200) {
          response.resume();
          report.refusals += 1;
          refusals += 1;
          setTimeout(open, Math.min(retryMs * 2 ** refusals, refusedRetryMsMax));
          return;
        }
        refusals = 0;
        report.openCount += 1;
        report.openedAtMs = monotonicMs();
        resolve();
        response.once('close', () => {
          report.openCount -= 1;
          setTimeout(retry, ownRetryMs);
        });
        read(response);
      });
      request.once('error', () => hasAnswered || setTimeout(retry, ownRetryMs));
      request.once('socket', (socket) => socket.setNoDelay(true));
    }

    function read(response: IncomingMessage): void {
      let unread = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (text: string) => {
        const at = monotonicMs();
        const blocks = (unread + text).split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) hear(block, at);
      });
    }

    function hear(block: string, at: number): void {
      lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId;
      ownRetryMs = Number(/^retry: (\d+)$/m.exec(block)?.[1] ?? ownRetryMs);
      if (/^event: gap$/m.test(block)) report.gaps += 1;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const { threadId } = JSON.parse(data ?? '{}') as { threadId?: string };
      if (threadId) report.heard.push([number, threadId, at]);
    }

    open();
  });
}
