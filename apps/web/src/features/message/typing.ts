import {
  TYPING_SHOWN_SECONDS,
  TYPING_SIGNAL_SECONDS,
  type TypingSignal,
} from '@talaash/domain/thread/typing';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { listenToTyping } from '../../lib/live.ts';
import { createStore, useStoreOf } from '../../ui/base/store.ts';

type Heard = TypingSignal & { timer: number };

/** Who is writing now, by thread. */
const heard = createStore<Readonly<Record<string, Heard>>>({});

listenToTyping((signal) => {
  forget(signal.threadId);
  const timer = window.setTimeout(() => forget(signal.threadId), TYPING_SHOWN_SECONDS * 1000);
  heard.set({ ...heard.get(), [signal.threadId]: { ...signal, timer } });
});

function forget(threadId: string): void {
  const { [threadId]: ended, ...others } = heard.get();
  if (ended === undefined) return;
  clearTimeout(ended.timer);
  heard.set(others);
}

/** Who is writing in a thread, until a message of that side arrives. */
export function useTyping(
  threadId: string,
  newest: { id: string; side: TypingSignal['side'] } | undefined,
): TypingSignal | undefined {
  const typing = useStoreOf(heard, (state) => state[threadId]);
  const [newestId, newestSide] = [newest?.id, newest?.side];
  useEffect(() => {
    if (newestId !== undefined && heard.get()[threadId]?.side === newestSide) forget(threadId);
  }, [threadId, newestId, newestSide]);
  return typing;
}

let signalled = { threadId: '', at: Number.NEGATIVE_INFINITY };

/** Tells the others that this person is writing, as often as they need it. A failure is ignored: the next key tries again. */
export function signalTyping(threadId: string): void {
  const at = performance.now();
  if (signalled.threadId === threadId && at - signalled.at < TYPING_SIGNAL_SECONDS * 1000) return;
  signalled = { threadId, at };
  void api.thread.signalTyping.call({ threadId }).catch(() => undefined);
}
