/** The limits of one file. */
export type FileBounds = {
  /** CPU time. The limit of wall-clock time is three times as long. */
  timeoutMs: number;
  /** The memory of the process in megabytes: heap, buffers and its own code. */
  memoryMb: number;
};

/** The factor from CPU time to wall-clock time: on a busy machine a process waits for its turn. */
export const WAIT_FACTOR = 3;

/**
 * A process reports once that it is ready, then it answers each file. A failure contains where it failed, without the message;
 * `isHeavy` means out of memory.
 */
export type FromProcess<Reply> =
  | 'ready'
  | { reply: Reply; residentMb: number }
  | { failure: string; isHeavy: boolean };
export type ToProcess<Call> = { call: Call };

/** Why a process ended itself, written to its standard output. */
export type Verdict = 'tooSlow' | 'tooHeavy';

export const MEGABYTE = 1024 * 1024;
