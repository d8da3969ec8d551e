import type { WebhookType } from './choice.ts';
import {
  WEBHOOK_ENDPOINTS_MAX,
  WEBHOOK_JITTER,
  WEBHOOK_PAUSES_SECONDS,
  WEBHOOK_PORTS,
  WEBHOOK_REPLAY_DAYS,
} from './limit.ts';
import { WEBHOOK_REFUSALS } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of a URL. */
type WebAddress = Record<'protocol' | 'username' | 'password' | 'port' | 'hash', string>;

/**
 * Why nothing is sent to an address; undefined if it may be. Whether it is on the public internet is checked at each connection.
 *
 * @param isLocal whether the installation is a local one, where a program on the same machine may receive events over http
 */
export function webhookAddressRefusal(address: WebAddress, isLocal: boolean): string | undefined {
  if (address.username !== '' || address.password !== '' || address.hash !== '')
    return WEBHOOK_REFUSALS.address;
  if (isLocal) return ['http:', 'https:'].includes(address.protocol) ? undefined : WEBHOOK_REFUSALS.protocol;
  if (address.protocol !== 'https:') return WEBHOOK_REFUSALS.protocol;
  const port = address.port === '' ? 443 : Number(address.port);
  return (WEBHOOK_PORTS as readonly number[]).includes(port) ? undefined : WEBHOOK_REFUSALS.port;
}

/** Why a company cannot add an endpoint; undefined if it can. */
export const webhookEndpointRefusal = (existing: number): string | undefined =>
  existing >= WEBHOOK_ENDPOINTS_MAX ? WEBHOOK_REFUSALS.full : undefined;

/** Why nothing can be sent again from a time on; undefined if it can. */
export function webhookReplayRefusal(sinceMs: number, nowMs: number): string | undefined {
  if (sinceMs > nowMs) return WEBHOOK_REFUSALS.sinceInFuture;
  return sinceMs < nowMs - WEBHOOK_REPLAY_DAYS * DAY_MS ? WEBHOOK_REFUSALS.sinceTooOld : undefined;
}

/**
 * The pause before the next attempt, in milliseconds; undefined after the last one.
 *
 * @param failed how many attempts have failed
 * @param random from 0 to 1
 */
export function webhookPauseMs(failed: number, random: number): number | undefined {
  const seconds = WEBHOOK_PAUSES_SECONDS[failed - 1];
  return seconds && Math.round(seconds * 1000 * (1 + WEBHOOK_JITTER * (2 * random - 1)));
}

/** Whether an endpoint has accepted a delivery. A redirect is an answer as any other: it is not followed. */
export const isAccepted = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** With this answer, an endpoint says that it wants nothing any more. */
export const isGone = (status: number | null): boolean => status === 410;

type Ids = { companyId: string; talentId: string | null; threadId: string | null; jobPostId: string | null };

/** The body of a request: the kind, the time and ids, never content. The program reads that by the API, with the rights of its key. */
export function webhookBody(type: WebhookType, atIsoDateTimeUtc: string, ids: Ids): string {
  const data = Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== null));
  return JSON.stringify({ type, timestamp: atIsoDateTimeUtc, data });
}
