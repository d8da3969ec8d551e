import type { Attachment } from '@talaash/domain/attachment/schema';
import { useSyncExternalStore } from 'react';

/** A message that is not in its thread yet: sending is in progress, or it failed and can be retried. */
export type UnsentMessage = {
  clientMessageId: string;
  threadId: string;
  markdown: string;
  /** Absent without files. */
  attachments?: Attachment[];
  createdIsoDateTimeUtc: string;
  state: 'sending' | 'failed';
  /** Why sending failed, as a sentence. Absent while sending. */
  reason?: string;
};

/** Shares the prefix of drafts, so that logging out deletes it. */
const KEY = 'talaash-draft:unsent-messages';
const NONE: readonly UnsentMessage[] = [];

let unsent = read();
const listeners = new Set<() => void>();

/**
 * If the tab closed while sending, the message may or may not have arrived. It is offered for a retry, which is idempotent by its
 * id.
 */
function read(): readonly UnsentMessage[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as UnsentMessage[];
    return stored.map((message) => ({
      ...message,
      state: 'failed' as const,
      reason: message.reason ?? 'Not sent',
    }));
  } catch {
    return NONE;
  }
}

function write(next: readonly UnsentMessage[]): void {
  unsent = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the message stays on the screen, but does not survive a reload.
  }
  for (const listener of listeners) listener();
}

export const outbox = {
  add(message: Omit<UnsentMessage, 'state'>): void {
    write([
      ...unsent.filter((one) => one.clientMessageId !== message.clientMessageId),
      { ...message, state: 'sending' },
    ]);
  },
  fail(clientMessageId: string, reason: string): void {
    write(
      unsent.map((one) =>
        one.clientMessageId === clientMessageId ? { ...one, state: 'failed', reason } : one,
      ),
    );
  },
  remove(clientMessageId: string): void {
    if (unsent.some((one) => one.clientMessageId === clientMessageId)) {
      write(unsent.filter((one) => one.clientMessageId !== clientMessageId));
    }
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The unsent messages of all threads, oldest first. */
export const useUnsentMessages = (): readonly UnsentMessage[] =>
  useSyncExternalStore(
    subscribe,
    () => unsent,
    () => NONE,
  );
