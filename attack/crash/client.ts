import { randomInt } from 'node:crypto';
import type { Installation } from './installation.ts';

/** An answer; undefined if none came: what was asked may have been done, or not. */
export type Answer = { status: number; body: Record<string, unknown>; cookies: string[] } | undefined;

export type Asked = { method?: string; body?: unknown; cookie?: string; address?: string };

const ANSWER_MS_MAX = 20_000;
/** People think before they act. */
const THINK_MS_MAX = 150;

/** Opens and closes the way to the nodes for all clients at once. */
export function openGate() {
  let opened = Promise.withResolvers<void>();
  let isEnded = false;
  const underWay = new Set<Promise<unknown>>();
  return {
    open: () => opened.resolve(),
    /** Resolves when nothing is under way any more. */
    async close(): Promise<void> {
      opened = Promise.withResolvers();
      await Promise.all(underWay);
    },
    /** Lets all clients end at their next request. */
    end(): void {
      isEnded = true;
      opened.resolve();
    },
    async pass<Result>(act: () => Promise<Result>): Promise<Result> {
      await opened.promise;
      if (isEnded) throw new Ended();
      const acting = act();
      underWay.add(acting);
      try {
        return await acting;
      } finally {
        underWay.delete(acting);
      }
    },
  };
}

/** The run is over. */
export class Ended extends Error {}

/** Answers that a crash must not cause: a failure that no sentence explains. */
export type Wrong = Set<string>;

/** Requests to any node. Each is repeated, as a person would, until an answer says what has become of it. */
export function openClient(
  { urls }: Pick<Installation, 'urls'>,
  gate: ReturnType<typeof openGate>,
  wrong: Wrong,
) {
  async function ask(path: string, { method = 'POST', body, cookie, address }: Asked): Promise<Answer> {
    const url = urls[randomInt(urls.length)];
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
        headers: {
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...(address ? { 'x-forwarded-for': address } : {}),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
      if (response.status === 500) wrong.add(`500 to ${method} ${path.replaceAll(/[\w-]{20,}/g, '…')}`);
      return { status: response.status, body: objectOf(text), cookies };
    } catch {
      return undefined;
    }
  }

  /** Asks until the answer is neither missing nor "not now". */
  async function insist(path: string, asked: Asked): Promise<NonNullable<Answer>> {
    for (;;) {
      await new Promise((resume) => setTimeout(resume, randomInt(THINK_MS_MAX)));
      const answer = await gate.pass(() => ask(path, asked));
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
    }
  }

  return { insist };
}

export type Client = ReturnType<typeof openClient>;

function objectOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
