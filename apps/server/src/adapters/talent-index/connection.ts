import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client, Errors } from 'typesense';
import { IndexLost } from '@talaash/talent-index/port';
import type { Log } from '../../base/log.ts';

/** The timeout of one attempt, and the number of retries, on another node of the cluster or the same. */
export type RetryPolicy = { timeoutSeconds: number; retries: number };

/** A person waits for the answer. */
export const SEARCHING: RetryPolicy = { timeoutSeconds: 3, retries: 1 };
/** The feed itself retries later. */
export const FEEDING: RetryPolicy = { timeoutSeconds: 10, retries: 0 };

const RETRY_SECONDS = 0.1;

export type TypesenseOptions = {
  urls: readonly string[];
  apiKey: string;
  log: Log;
  /** A clock that all nodes share: of two collections, the one that was half-typed later stays. */
  now?: () => number;
  /** Called when the server is back after it was lost. */
  onReturn: () => void;
};

export type Connection = {
  /** A client that uses this key for all requests. */
  clientWith(apiKey: string, policy: RetryPolicy): Client;
  close(): void;
};

/** @param urls the nodes of the cluster; any of them may answer */
export function openConnection(urls: readonly string[]): Connection {
  const httpAgent = new HttpAgent({ keepAlive: true });
  const httpsAgent = new HttpsAgent({ keepAlive: true });
  return {
    clientWith: (apiKey, { timeoutSeconds, retries }) =>
      new Client({
        nodes: urls.map((url) => ({ url: url.replace(/\/+$/, '') })),
        apiKey,
        connectionTimeoutSeconds: timeoutSeconds,
        numRetries: retries,
        retryIntervalSeconds: RETRY_SECONDS,
        // Errors are thrown; the callers log them.
        logLevel: 'silent',
        httpAgent,
        httpsAgent,
      }),
    close: () => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
}

/** The server refused the request. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Conditions that may pass: a key not accepted yet, a timeout, a full or overloaded server. */
const TRANSIENT_STATUSES = new Set([401, 403, 408, 422, 429]);

export const refusal = (status: number, message: string): Error =>
  TRANSIENT_STATUSES.has(status) || status >= 500 ? new IndexLost(message) : new Refused(status, message);

/**
 * Turns errors of a request into IndexLost or Refused. An error of the client contains the request, with its key and
 * people's texts, so only its message is kept.
 */
export async function withKnownErrors<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IndexLost || error instanceof Refused) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const status = error instanceof Errors.TypesenseError ? error.httpStatus : undefined;
    throw status === undefined ? new IndexLost(message) : refusal(status, message);
  }
}

/** The result; undefined when the server does not have it. */
export const ifFound = <Result>(ask: () => Promise<Result>): Promise<Result | undefined> =>
  unlessRefused(404, ask);

/** Creates something that another node may have created already. */
export async function ifMissing(make: () => Promise<unknown>): Promise<void> {
  await unlessRefused(409, make);
}

async function unlessRefused<Result>(
  status: number,
  ask: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await withKnownErrors(ask);
  } catch (error) {
    if (error instanceof Refused && error.status === status) return undefined;
    throw error;
  }
}
