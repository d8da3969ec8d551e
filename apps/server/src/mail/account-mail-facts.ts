import type { WebhookOffReason } from '@talaash/domain/webhook/choice';

export type AccountMailFacts = {
  name: string;
  /** When it happened. */
  at: string;
  /** The browser and the system, as far as they are known. */
  device?: string;
  /** The name of the API key that it is about. */
  apiKeyName?: string;
  /** The webhook endpoint that it is about: the host alone, because an address may contain a password of the receiver. */
  webhook?: { host: string; reason?: WebhookOffReason };
  /** The name of the connected program that it is about. */
  programName?: string;
  baseUrl: string;
};

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
export const timeOf = ({ at }: Pick<AccountMailFacts, 'at'>): string =>
  `${timeFormat.format(new Date(at))} UTC`;
