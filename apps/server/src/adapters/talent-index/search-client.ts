import { Client, errors } from '@opensearch-project/opensearch';
import { IndexLost } from '@talaash/talent-index/port';
import type { Log } from '../../base/log.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import type { Found, Send } from './asker.ts';
import { QUESTION_MS, untilAborted } from './question-deadline.ts';

export type OpenSearchOptions = {
  /** The nodes of the cluster; any of them may answer. */
  urls: readonly string[];
  username?: string | undefined;
  password?: string | undefined;
  /** The certificate authority of the cluster, as PEM. */
  ca?: string | undefined;
  /** What the indices are called after. */
  alias: string;
  shards: number;
  /** How long a question may take, over all its requests. */
  questionMs?: number;
  log: Log;
  /** A clock that all servers share: of two loads, the one that began later stays. */
  now?: () => number;
  /** Called when the cluster is back after it was lost. */
  onReturn: () => void;
};

/** A node that hangs must not hold up changes for long: the next one takes them. */
const FEED_TIMEOUT_MS = 10_000;
/** What a load or an erasure asks takes a large index a while. */
export const PATIENTLY = { requestTimeout: 60_000 };

export type SearchClients = { searching: Client; feeding: Client; close(): Promise<void> };

export function openClients({
  urls,
  username,
  password,
  ca,
  questionMs = QUESTION_MS,
}: OpenSearchOptions): SearchClients {
  const clientWith = (requestTimeout: number, maxRetries: number) =>
    new Client({
      nodes: [...urls],
      requestTimeout,
      maxRetries,
      ...(username === undefined ? {} : { auth: { username, password: password ?? '' } }),
      ...(ca === undefined ? {} : { ssl: { ca } }),
    });
  // A node that does not answer a question is asked once more, or another one is.
  const [searching, feeding] = [clientWith(questionMs / 2, 1), clientWith(FEED_TIMEOUT_MS, 1)];
  return {
    searching,
    feeding,
    close: async () => {
      await Promise.all([searching.close(), feeding.close()]);
    },
  };
}

/** The cluster refused the request. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What may pass: a password not accepted yet, a timeout, a full or overloaded cluster. */
const TRANSIENT_STATUSES = new Set([401, 403, 408, 429]);

export const refusal = (status: number, message: string): Error =>
  TRANSIENT_STATUSES.has(status) || status >= 500 ? new IndexLost(message) : new Refused(status, message);

/** What was asked is not there. */
export const isMissing = (error: unknown): error is Refused =>
  error instanceof Refused && error.status === 404;

/** Whether the cluster has all that it should answer from. */
export async function isHealthy(client: Client): Promise<boolean> {
  const health = await client.cluster.health().catch(() => undefined);
  return health !== undefined && health.body.status !== 'red';
}

/** An error of the client contains the request, with people's texts: only its message is kept. */
export async function withKnownErrors<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IndexLost || error instanceof Refused) throw error;
    const status = error instanceof errors.ResponseError ? error.statusCode : undefined;
    const message = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    throw status == null ? new IndexLost(message) : refusal(status, message);
  }
}

export async function ifFound<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await withKnownErrors(ask);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return undefined;
    throw error;
  }
}

type Response = Found & {
  status?: number;
  error?: { reason?: string; root_cause?: { reason?: string }[] };
  _shards?: { failed: number };
};

/**
 * Copies of an index refresh apart: whoever asks one after the other could lose a change that was found before. So the same copy is
 * asked while it is there.
 */
const ONE_COPY = '_primary_first';

/** Sends some searches as one request. An answer that lacks a shard counts as none. @param signal ends the requests */
export const sendBy =
  (client: Client, signal?: AbortSignal): Send =>
  (searches) =>
    withKnownErrors(async () => {
      const lines = searches.flatMap(({ index, search }) => [{ index, preference: ONE_COPY }, search]);
      const { body } = await untilAborted(signal, () =>
        client.transport.request({ method: 'POST', path: '/_msearch', bulkBody: lines }),
      );
      return (body as { responses: Response[] }).responses.map((response) => {
        if (response.error !== undefined)
          throw refusal(
            response.status ?? 500,
            response.error.root_cause?.[0]?.reason ?? response.error.reason ?? 'refused',
          );
        if ((response._shards?.failed ?? 0) > 0) throw new IndexLost('A shard of the index did not answer.');
        return response;
      });
    });

/**
 * Whether the cluster answers and accepts the password. Changes nothing.
 *
 * @returns a sentence with what was found
 * @throws ProviderFault
 */
export async function probeCluster(client: Client, marks: string): Promise<string> {
  try {
    const { body } = await client.info();
    const { body: exists } = await client.indices.exists({ index: marks });
    const { number } = body.version;
    return `OpenSearch ${number} answers. ${exists ? 'It has the index.' : 'It has no index yet.'}`;
  } catch (error) {
    const status = error instanceof errors.ResponseError ? (error.statusCode ?? undefined) : undefined;
    // The client's own error contains the request with its password.
    throw status === undefined
      ? new ProviderFault('unreachable', 'OpenSearch cannot be reached.')
      : new ProviderFault(kindOfStatus(status), `OpenSearch answered with ${status}.`, { status });
  }
}
