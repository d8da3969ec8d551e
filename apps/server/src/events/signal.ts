import type { TypingSignal } from '@talaash/domain/thread/typing';

/** The channel of signals. Unlike an event, a signal is stored nowhere, and may get lost. */
export const SIGNAL_CHANNEL = 'talaash_signals';

/** A person is writing in a thread. All nodes get it, and send it to the streams of those who may see it. */
export type Signal = Omit<TypingSignal, 'name'> & {
  companyId: string;
  talentId: string;
  /** Who is writing, and their name for colleagues. */
  uid: string;
  name: string;
};

export type SignalListener = (signal: Signal) => void;

/** Calls the listener with what was sent. A signal that another release has sent may have another form: it is dropped. */
export function hearSignal(payload: string | undefined, listener: SignalListener): void {
  const signal = parseSignal(payload);
  if (signal) listener(signal);
}

function parseSignal(payload: string | undefined): Signal | undefined {
  try {
    const signal = JSON.parse(payload ?? '') as Signal;
    const texts = [signal.threadId, signal.companyId, signal.talentId, signal.uid, signal.name];
    const isKnown = signal.side === 'company' || signal.side === 'talent';
    return isKnown && texts.every((text) => typeof text === 'string') ? signal : undefined;
  } catch {
    return undefined;
  }
}

/** The listeners to the signals of all nodes. */
export function openSignalListeners() {
  const listeners = new Set<SignalListener>();
  return {
    hear: (signal: Signal) => listeners.forEach((listener) => listener(signal)),
    add(listener: SignalListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
