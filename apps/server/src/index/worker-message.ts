import type { MessagePort } from 'node:worker_threads';
import type { TalentIndex } from '@talaash/talent-index/port';

/** The thread's start options: the folder of its snapshot. */
export type WorkerOptions = { folder: string };

/** The second thread's: where it hears what the first does. */
export type SecondWorkerOptions = { port: MessagePort };

export type IndexCall = { callId: number; method: Exclude<keyof TalentIndex, 'probe'>; argument: unknown };

/** To the first thread: a call, or where it tells the second thread what it does. */
export type ThreadMessage = IndexCall | { lead: MessagePort };

/** A thread's replies and log lines. */
export type WorkerMessage =
  | { callId: number; result: unknown }
  | { callId: number; failure: string }
  /** The second thread does not follow the first one now, so that one is asked. */
  | { callId: number; isForOther: true }
  | { isFollowing: boolean }
  | { level: 'info' | 'warn'; sentence: string };
