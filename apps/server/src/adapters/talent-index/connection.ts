import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client, Errors } from 'typesense';
import { IndexLost } from '@talaash/talent-index/port';

/** How long one attempt may take, and how often another node of the cluster, or the same one, is tried then. */
export type Patience = { seconds: number; retries: number };

/** While a person waits. */
export const SEARCHING: Patience = { seconds: 3, retries: 1 };
/** Whoever feeds tries again later. */
export const FEEDING: Patience = { seconds: 10, retries: 0 };

const RETRY_SECONDS = 0.1;

export type Connection = {
  /** A client that sends everything with one key. */
  clientWith(apiKey: string, patience: Patience): Client;
  close(): void;
};

/** @param urls of the cluster's nodes, any of which may be asked */
export function openConnection(urls: readonly string[]): Connection {
  const httpAgent = new HttpAgent({ keepAlive: true });
  const httpsAgent = new HttpsAgent({ keepAlive: true });
  return {
    clientWith: (apiKey, { seconds, retries }) =>
      new Client({
        nodes: urls.map((url) => ({ url: url.replace(/\/+$/, '') })),
        apiKey,
        connectionTimeoutSeconds: seconds,
        numRetries: retries,
        retryIntervalSeconds: RETRY_SECONDS,
        // What goes wrong is thrown, and logged by those who know what it means.
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

/** The server answered that it will not do what was asked. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A key that is not accepted, a timeout, a server without room or with too much to do: all may be over later. */
const PASSING = new Set([401, 403, 408, 422, 429]);

export const refusal = (status: number, message: string): Error =>
  PASSING.has(status) || status >= 500 ? new IndexLost(message) : new Refused(status, message);

/**
 * Asks the server. What the client throws carries the request, with its key and people's texts: only its sentence is
 * thrown on.
 */
export async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IndexLost || error instanceof Refused) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const status = error instanceof Errors.TypesenseError ? error.httpStatus : undefined;
    throw status === undefined ? new IndexLost(message) : refusal(status, message);
  }
}

/** What was asked for, or undefined when there is no such thing. */
export const ifFound = <Result>(ask: () => Promise<Result>): Promise<Result | undefined> =>
  unlessRefused(404, ask);

/** Makes something that another node may have made already. */
export async function ifMissing(make: () => Promise<unknown>): Promise<void> {
  await unlessRefused(409, make);
}

async function unlessRefused<Result>(
  status: number,
  ask: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await asking(ask);
  } catch (error) {
    if (error instanceof Refused && error.status === status) return undefined;
    throw error;
  }
}
