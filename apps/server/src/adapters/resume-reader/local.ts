import { Worker } from 'node:worker_threads';
import { RESUME_SECONDS_MAX } from '@talaash/domain/resume/limit';
import { RESUME_READING_SENTENCES } from '@talaash/domain/resume/words';
import type { Reading as ReadText } from '@talaash/resume-reader/read';
import type { Log } from '../../base/log.ts';
import { ReaderBusy, type ResumeReader } from './port.ts';

/** A message to the thread: the path of the file. It answers with `ReadingReply`, and once before with "ready". */
export type ReadingCall = { file: string };
export type ReadingReply = 'ready' | ReadText | { failure: string };

const secondMs = 1000;
/** More than these wait for nothing: the last of them would wait for minutes. */
const WAITING_MAX = 20;
/** An idle thread holds the gazetteer and a PDF library in memory. */
const IDLE_MS = 60 * secondMs;
/** On a busy machine the thread waits for its turns: then a file may take this much longer than its time. */
const WAIT_FACTOR = 3;
const CHECKS_A_TIMEOUT = 40;
/** Loading the thread's code, on a busy machine. */
const START_MS = 30 * secondMs;
const HEAP_MB = 256;

type Reading = {
  file: string;
  signal: AbortSignal;
  resolve: (read: ReadText) => void;
  reject: (error: unknown) => void;
};

type LocalReaderOptions = {
  log: Log;
  /** The thread's entry file; tests pass one with faults. */
  script?: URL;
  /** Of the processor's time for one file. */
  timeoutMs?: number;
  idleMs?: number;
  waitingMax?: number;
  heapMb?: number;
};

/** Tells the visible text too, where that is what people see. */
export type LocalResumeReader = ResumeReader & {
  readText(file: string, signal: AbortSignal): Promise<ReadText>;
};

/**
 * Reads resumes in one thread, one at a time in their order. The thread starts with the first resume and ends when it is idle.
 * A thread that crashes, hangs or runs out of memory is replaced, and its file is answered with a sentence.
 */
export function createLocalResumeReader(options: LocalReaderOptions): LocalResumeReader {
  const waiting: Reading[] = [];
  const { waitingMax = WAITING_MAX, idleMs = IDLE_MS } = options;
  let thread: ReadingThread | undefined;
  let current: Reading | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function next(): void {
    clearTimeout(idle);
    if (current) return;
    current = waiting.shift();
    if (current) void run(current);
    else if (thread) idle = setTimeout(endThread, idleMs).unref();
  }

  async function run(reading: Reading): Promise<void> {
    const abort = () => reading.reject(reading.signal.reason);
    if (!thread || thread.isEnded) thread = new ReadingThread(options);
    const { read, isThreadLost } = await thread.read(reading.file, reading.signal);
    if (isThreadLost) endThread();
    if (reading.signal.aborted) abort();
    else reading.resolve(read);
    current = undefined;
    next();
  }

  function endThread(): void {
    void thread?.end();
    thread = undefined;
  }

  function readText(file: string, signal: AbortSignal): Promise<ReadText> {
    if (isClosed || waiting.length >= waitingMax) return Promise.reject(new ReaderBusy());
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const reading = { file, signal, resolve, reject };
      waiting.push(reading);
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(reading);
        if (at === -1) return;
        waiting.splice(at, 1);
        reject(signal.reason);
      });
      next();
    });
  }

  return {
    readText,
    read: (file, signal) => readText(file, signal).then(({ answer }) => answer),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const { reject } of waiting.splice(0)) reject(new ReaderBusy());
      await thread?.end();
      thread = undefined;
    },
  };
}

type Outcome = { read: ReadText; isThreadLost: boolean };

class ReadingThread {
  readonly #worker: Worker;
  readonly #log: Log;
  readonly #timeoutMs: number;
  #isReady = false;
  isEnded = false;
  #receive: (reply: ReadingReply | { lost: unknown }) => void = () => undefined;

  constructor({
    log,
    script,
    timeoutMs = RESUME_SECONDS_MAX * secondMs,
    heapMb = HEAP_MB,
  }: LocalReaderOptions) {
    this.#log = log;
    this.#timeoutMs = timeoutMs;
    this.#worker = new Worker(script ?? new URL('./worker.ts', import.meta.url), {
      name: 'resume reader',
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    });
    // It does not keep the process running.
    this.#worker.unref();
    this.#worker.on('message', (reply: ReadingReply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#receive({ lost: error }));
    this.#worker.on('exit', () => {
      this.isEnded = true;
      this.#receive({ lost: new Error('The thread ended.') });
    });
  }

  /** Never rejects. The thread of a file that is given up has to be ended: nothing stops it from within. */
  read(file: string, signal: AbortSignal): Promise<Outcome> {
    return new Promise((resolve) => {
      const lost = (error: keyof typeof RESUME_READING_SENTENCES) =>
        end({
          read: { answer: { success: false, error: RESUME_READING_SENTENCES[error] } },
          isThreadLost: true,
        });
      const drop = () => lost('crashed');
      const giveUp = () => {
        this.#log.warn('A resume took too long to read.');
        lost('tooSlow');
      };
      let stopWatch = this.#isReady ? this.#watch(giveUp) : after(START_MS, giveUp);
      const end = (outcome: Outcome) => {
        stopWatch();
        signal.removeEventListener('abort', drop);
        this.#receive = () => undefined;
        resolve(outcome);
      };
      signal.addEventListener('abort', drop);
      if (signal.aborted) return drop();
      this.#receive = (reply) => {
        if (reply === 'ready') {
          this.#isReady = true;
          stopWatch();
          stopWatch = this.#watch(giveUp);
        } else if ('answer' in reply) end({ read: reply, isThreadLost: false });
        else this.#fail(reply, lost);
      };
      this.#worker.postMessage({ file } satisfies ReadingCall);
    });
  }

  /** Calls `giveUp` once the file has had its time. @returns what stops watching */
  #watch(giveUp: () => void): () => void {
    let begun: NodeJS.CpuUsage | undefined;
    const check = async () => {
      const used = await this.#worker.cpuUsage(begun).catch(() => undefined);
      if (!begun) begun = used;
      else if (used && (used.user + used.system) / 1000 > this.#timeoutMs) giveUp();
    };
    void check();
    const timer = setInterval(() => void check(), this.#timeoutMs / CHECKS_A_TIMEOUT).unref();
    const stopWaiting = after(this.#timeoutMs * WAIT_FACTOR, giveUp);
    return () => {
      clearInterval(timer);
      stopWaiting();
    };
  }

  /** The log gets the failure of the reader, which names nothing of the file. */
  #fail(reply: { failure: string } | { lost: unknown }, lost: (error: 'tooHeavy' | 'crashed') => void): void {
    const error = 'lost' in reply ? reply.lost : undefined;
    const isHeavy = (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if ('failure' in reply) this.#log.error({ failure: reply.failure }, 'The resume reader failed.');
    else this.#log.error({ err: error }, 'The resume reader ended.');
    lost(isHeavy ? 'tooHeavy' : 'crashed');
  }

  async end(): Promise<void> {
    this.#receive = () => undefined;
    await this.#worker.terminate();
  }
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
