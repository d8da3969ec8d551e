import type { WebhookFailure } from '@talaash/domain/webhook/choice';

export type WebhookRequest = {
  /** The address of an endpoint, as its company has typed it. */
  address: string;
  headers: Record<string, string>;
  body: string;
};

/** What came of a request: an answer, with its beginning, or why there was none and what the network reported. */
export type WebhookAnswer =
  | { status: number; answer: string }
  | { failure: WebhookFailure; detail: string | null };

/** Posts events to the endpoints of companies. */
export type WebhookSender = {
  /** Whether the installation is a local one, where a program on the same machine may receive events. */
  readonly isLocal: boolean;
  /** Whether an IP address may receive events. */
  isAllowedIp(address: string): boolean;
  /** Never throws. It takes a little longer than an endpoint may, and no longer. */
  send(request: WebhookRequest): Promise<WebhookAnswer>;
};
