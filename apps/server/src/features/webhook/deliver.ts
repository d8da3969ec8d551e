import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookAttempt } from '@talaash/domain/webhook/schema';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { WebhookAnswer } from '../../adapters/webhook-sender/port.ts';
import type { Deps } from '../../call/deps.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { type Claimed, claimDue } from './claim.ts';
import { finishAttempt } from './finish.ts';
import { listSecrets } from './queries.ts';
import { signatureHeaders } from './signature.ts';

type Delivering = Pick<
  Deps,
  'database' | 'db' | 'events' | 'jobs' | 'log' | 'now' | 'secrets' | 'webhookSender'
>;

/** How many requests a node has under way. */
const RUNNING_MAX = 128;

/** How often a node looks for deliveries that are due. */
const POLL_MS = 1000;

/** How long requests that are under way may take to end when the node stops. */
const CLOSE_MS = 5000;

/**
 * Sends what is due, on this node. Every node does: they claim deliveries from the database.
 *
 * @returns what stops it. Requests that do not end in time are sent again by another node
 */
export function deliverWebhooks(deps: Delivering): () => Promise<void> {
  const running = new Map<string, number>();
  const under = new Set<Promise<void>>();
  const stopped = new AbortController();
  let wake = () => {};

  function start(claimed: Claimed): void {
    const { webhookEndpointId } = claimed;
    running.set(webhookEndpointId, (running.get(webhookEndpointId) ?? 0) + 1);
    const work = attempt(deps, claimed)
      .catch((error: unknown) => {
        if (!isUnavailable(error)) deps.log.error({ err: error, webhookEndpointId }, 'A webhook failed.');
      })
      .finally(() => {
        const left = (running.get(webhookEndpointId) ?? 1) - 1;
        if (left > 0) running.set(webhookEndpointId, left);
        else running.delete(webhookEndpointId);
        under.delete(work);
        wake();
      });
    under.add(work);
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const rest = new AbortController();
      wake = () => rest.abort();
      const free = RUNNING_MAX - under.size;
      const claimed = free > 0 ? await claim(free) : [];
      for (const one of claimed) start(one);
      if (claimed.length === 0)
        await wait(POLL_MS, undefined, {
          signal: AbortSignal.any([rest.signal, stopped.signal]),
          ref: false,
        }).catch(() => undefined);
    }
  }

  async function claim(free: number): Promise<Claimed[]> {
    try {
      return await claimDue(deps, running, free);
    } catch (error) {
      if (!isUnavailable(error)) deps.log.error({ err: error }, 'Webhooks could not be read. Retrying.');
      return [];
    }
  }

  const loop = run();
  return async () => {
    stopped.abort();
    await loop;
    const end = new AbortController();
    await Promise.race([
      Promise.allSettled(under),
      wait(CLOSE_MS, undefined, { signal: end.signal }).catch(() => undefined),
    ]);
    end.abort();
  };
}

/** Sends one delivery, and writes what came of it. */
async function attempt(deps: Delivering, claimed: Claimed): Promise<void> {
  const startedAt = performance.now();
  const atMs = deps.now();
  const { address, body } = claimed;
  const secrets = await readSecrets(deps, claimed.webhookEndpointId);
  const answer: WebhookAnswer =
    secrets.length === 0
      ? { failure: 'unsigned', detail: null }
      : await deps.webhookSender.send({ address, headers: signatureHeaders(claimed, secrets, atMs), body });
  const made = {
    atIsoDateTimeUtc: new Date(atMs).toISOString(),
    durationMs: Math.round(performance.now() - startedAt),
  };
  await finishAttempt(deps, claimed, { ...made, ...resultOf(answer) });
}

type Result = Omit<WebhookAttempt, 'atIsoDateTimeUtc' | 'durationMs'>;

const resultOf = (answer: WebhookAnswer): Result =>
  'status' in answer ? { ...answer, failure: null, detail: null } : { ...answer, status: null, answer: '' };

/** The secrets that sign for an endpoint, the latest first, without those that cannot be read any more. */
export async function readSecrets(
  { db, log, now, secrets }: Pick<Deps, 'db' | 'log' | 'now' | 'secrets'>,
  webhookEndpointId: string,
): Promise<string[]> {
  const rows = await listSecrets(db, [webhookEndpointId], now());
  const read = await Promise.all(
    rows.map(({ secret: data }) =>
      symmetricDecrypt({ key: secrets.webhook, data }).catch(() => {
        log.warn({ webhookEndpointId }, 'A webhook secret cannot be decrypted. Was APP_SECRET changed?');
        return undefined;
      }),
    ),
  );
  return read.filter((secret) => secret !== undefined);
}
