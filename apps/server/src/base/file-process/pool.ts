import { FileLost, FileProcess, type FileProcessOptions } from './process.ts';

/** The queue's limit: the last of more would wait for minutes. */
const WAITING_MAX = 40;
/** An idle process keeps its libraries in memory. */
const IDLE_MS = 60_000;
/** A process that holds more than this share of its memory after a file is replaced, so the next file has all of it. */
const KEPT_SHARE = 0.6;

/** Too many files wait already. */
export class FilesWait extends Error {}

export type PoolOptions = FileProcessOptions & {
  /** How many files are open at a time, each in a process of its own. */
  atATime: number;
  idleMs?: number;
  waitingMax?: number;
};

/**
 * Opens untrusted files in child processes. A process is reused until it is idle, or until a file exceeds its limits: that file
 * is lost with its process, and no other.
 */
export type FilePool<Call, Reply> = {
  /**
   * Queues a file.
   *
   * @throws FileLost if its process ended, FilesWait if the queue is full, NoFileProcess if no process can be started, and the
   *   signal's reason if it aborts: the file is then dropped
   */
  run(call: Call, signal?: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
};

export function createFilePool<Call, Reply>(options: PoolOptions): FilePool<Call, Reply> {
  const { atATime, idleMs = IDLE_MS, waitingMax = WAITING_MAX, ...ofProcess } = options;
  const idle: FileProcess<Call, Reply>[] = [];
  const all = new Set<FileProcess<Call, Reply>>();
  const turns = openTurns(atATime, waitingMax);
  let isClosed = false;
  let endIdle: NodeJS.Timeout | undefined;

  async function run(call: Call, signal?: AbortSignal): Promise<Reply> {
    signal?.throwIfAborted();
    await turns.take(signal);
    try {
      return await runNow(call, signal);
    } finally {
      turns.pass();
    }
  }

  async function runNow(call: Call, signal: AbortSignal | undefined): Promise<Reply> {
    clearTimeout(endIdle);
    if (isClosed) throw new FilesWait();
    const process = takeIdle() ?? open();
    try {
      const reply = await process.run(call, signal);
      if (process.residentMb > options.memoryMb * KEPT_SHARE) void drop(process);
      else idle.push(process);
      return reply;
    } catch (error) {
      // A running file cannot be interrupted from within: its process is killed, and has ended before the next file starts.
      await drop(process);
      if (error instanceof FileLost)
        options.log.warn({ loss: error.loss }, 'A file was lost with its process.');
      throw error;
    } finally {
      endIdle = setTimeout(() => {
        for (const one of idle.splice(0)) void drop(one);
      }, idleMs).unref();
    }
  }

  function takeIdle(): FileProcess<Call, Reply> | undefined {
    const found = idle.pop();
    if (!found?.isEnded) return found;
    all.delete(found);
    return takeIdle();
  }

  function open(): FileProcess<Call, Reply> {
    const opened = new FileProcess<Call, Reply>(ofProcess);
    all.add(opened);
    return opened;
  }

  async function drop(process: FileProcess<Call, Reply>): Promise<void> {
    await process.end();
    all.delete(process);
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(endIdle);
    turns.close();
    await Promise.all([...all].map(drop));
  }

  return { run, close };
}

type Waiting = { begin: () => void; leave: (error: unknown) => void };

/** The number at a time; the others wait in order, up to `waitingMax`. */
function openTurns(atATime: number, waitingMax: number) {
  const waiting: Waiting[] = [];
  let free = atATime;
  let isClosed = false;

  async function take(signal: AbortSignal | undefined): Promise<void> {
    if (isClosed) throw new FilesWait();
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= waitingMax) throw new FilesWait();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { begin: resolve, leave: reject };
    const leave = () => {
      const at = waiting.indexOf(place);
      if (at === -1) return;
      waiting.splice(at, 1);
      reject(signal?.reason);
    };
    waiting.push(place);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  function pass(): void {
    const next = waiting.shift();
    if (next) next.begin();
    else free += 1;
  }

  function close(): void {
    isClosed = true;
    for (const { leave } of waiting.splice(0)) leave(new FilesWait());
  }

  return { take, pass, close };
}
