import http from 'node:http';
import { onTestFinished, vi } from 'vitest';
import type { LiveEvent } from '@talaash/domain/event/choice';
import type { Person } from './person.ts';

export type ReceivedEvent = { id: string; type: string; event: LiveEvent; at: number };

export type LiveStream = {
  status: number;
  headers: http.IncomingHttpHeaders;
  received: ReceivedEvent[];
  kinds(): string[];
  /** The id that a browser would send to resume. */
  lastEventId(): string;
  isEnded(): boolean;
  /** Stops reading, until `resume`. */
  pause(): void;
  resume(): void;
  close(): void;
};

/** Opens a live stream like a browser. It is closed after the test. */
export async function openLive(
  url: string,
  as: Person | undefined,
  options: { lastEventId?: string; parameter?: string } = {},
): Promise<LiveStream> {
  const { lastEventId, parameter } = options;
  const query = parameter === undefined ? '' : `?lastEventId=${encodeURIComponent(parameter)}`;
  const headers = {
    accept: 'text/event-stream',
    ...(as ? { cookie: as.cookie } : {}),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${url}/api/v1/live${query}`, { headers, agent: false }, resolve).once('error', reject);
  });
  const received: ReceivedEvent[] = [];
  let [unread, lastId, isEnded] = ['', '', false];
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) read(block);
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    isEnded = true;
  });

  function read(block: string): void {
    const fields: Record<string, string> = {};
    for (const line of block.split('\n')) {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (name && value !== undefined) fields[name] = value;
    }
    const { id, event: type = 'message', data } = fields;
    lastId = id ?? lastId;
    if (data === undefined) return;
    received.push({ id: lastId, type, event: JSON.parse(data) as LiveEvent, at: performance.now() });
  }

  const stream: LiveStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    received,
    kinds: () => received.map(({ type, event }) => (type === 'message' ? event.kind : type)),
    lastEventId: () => lastId,
    isEnded: () => isEnded,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    close: () => void response.destroy(),
  };
  onTestFinished(stream.close);
  if (stream.status === 200)
    await vi.waitFor(() => (lastId === '' && !parameter && !lastEventId ? notStarted() : undefined), {
      interval: 2,
      timeout: 60_000,
    });
  return stream;
}

function notStarted(): never {
  throw new Error('The stream has not started.');
}
