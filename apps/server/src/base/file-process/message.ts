/** What one file may cost. */
export type FileBounds = {
  /** Of the processor's time. After three times as much time by the clock it is over, too. */
  timeoutMs: number;
  /** Of the memory that the process holds, in megabytes: heap, buffers and its own code. */
  memoryMb: number;
};

/** By the clock a file may take this much longer than of the processor's time: on a busy machine it waits for its turns. */
export const WAIT_FACTOR = 3;

/** A process says once that it is ready, then it answers each file. A failure is where it failed, without the message;
 * `isHeavy`: it got no more memory. */
export type FromProcess<Reply> =
  | 'ready'
  | { reply: Reply; residentMb: number }
  | { failure: string; isHeavy: boolean };
export type ToProcess<Call> = { call: Call };

/** Why a process ended itself, written to its standard output. */
export type Verdict = 'tooSlow' | 'tooHeavy';

export const MEGABYTE = 1024 * 1024;
