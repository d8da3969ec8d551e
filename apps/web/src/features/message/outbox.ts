import { useSyncExternalStore } from 'react';

/** A message that its thread does not have yet: on its way, or waiting to be tried again. */
export type UnsentMessage = {
  clientMessageId: string;
  threadId: string;
  markdown: string;
  createdIsoDateTimeUtc: string;
  state: 'sending' | 'failed';
  /** Why it failed, as a sentence; absent while it is on its way. */
  reason?: string;
};

/** Below the drafts, which signing out drops. */
const KEY = 'talaash-draft:unsent-messages';
const NONE: readonly UnsentMessage[] = [];

let unsent = read();
const listeners = new Set<() => void>();

/** What a closed tab left behind was on its way: nobody knows whether it arrived, so it is offered again (the same id is not sent twice). */
function read(): readonly UnsentMessage[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as UnsentMessage[];
    return kept.map((message) => ({
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
    // A full or forbidden storage costs the copy that survives a reload, not the message on the screen.
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
  useSyncExternalStore(subscribe, () => unsent);
