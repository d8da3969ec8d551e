import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { EventMark } from '@talaash/domain/event/mark';
import type { Log } from '../base/log.ts';
import { Gate } from './gate.ts';
import {
  type IndexAnswer,
  IndexLost,
  type TalentChange,
  type TalentIndex,
  type TalentIndexStatus,
  type TalentQuestion,
} from '@talaash/talent-index/port';

/** What the thread is given at its start: where it keeps its snapshot. */
export type ThreadStart = { folder: string };
/** What goes to the thread, and what comes back for it. */
export type IndexCall = { number: number; verb: keyof TalentIndex; argument: unknown };
export type FromThread =
  | { number: number; result: unknown }
  | { number: number; failure: string }
  | { level: 'info' | 'warn'; sentence: string };

/**
 * How long questions wait for a thread that can answer at all. For half of that they wait for a new one to hold everything;
 * then they are answered from what it has, and told so.
 */
const PATIENCE_MS = 2_000;
/** A thread that has not answered for so long has lost its way. */
const LONGEST_ANSWER_MS = 10_000;
const LONGEST_CLOSE_MS = 5_000;

const RESTART_MS = 100;
const RESTART_MS_MAX = 10_000;

/** The thread ended with the call under way: it may be made once more. */
class ThreadLost extends IndexLost {}

type Waiting = { since: number; resolve: (result: unknown) => void; reject: (error: unknown) => void };
type Question = 'search' | 'has' | 'status';

/**
 * The index in a thread of its own, so that neither a large question nor packing keeps a request waiting. A thread that
 * ends by itself, or no longer answers, is replaced; `onReturn` has the feed begin again. Questions that were under way
 * are asked once more on the new thread; those that come meanwhile wait for it, for a time.
 */
export class WorkerTalentIndex implements TalentIndex {
  readonly #folder: string;
  readonly #log: Log;
  readonly #onReturn: () => void;
  readonly #code: URL;
  readonly #patienceMs: number;
  readonly #longestAnswerMs: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #resumed = new Gate();
  readonly #complete = new Gate();
  readonly #closing = new AbortController();
  readonly #clock: NodeJS.Timeout;
  #thread: Worker;
  #startedAt = 0;
  #number = 0;
  #restartMs = 0;
  #restarting: Promise<void> | undefined;
  #closed: Promise<void> | undefined;
  #isRestoring = false;
  #heardAt = 0;
  #suspect: number | undefined;

  constructor(options: {
    /** Where the snapshot is kept. */
    folder: string;
    log: Log;
    onReturn: () => void;
    /** Of the thread; a test's has faults. */
    code?: URL;
    patienceMs?: number;
    longestAnswerMs?: number;
  }) {
    this.#folder = options.folder;
    this.#log = options.log;
    this.#onReturn = options.onReturn;
    this.#code = options.code ?? new URL('./worker.ts', import.meta.url);
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#longestAnswerMs = options.longestAnswerMs ?? LONGEST_ANSWER_MS;
    this.#thread = this.#start();
    this.#clock = setInterval(() => this.#watch(), this.#longestAnswerMs / 10).unref();
  }

  #start(): Worker {
    this.#startedAt = performance.now();
    const workerData: ThreadStart = { folder: this.#folder };
    const thread = new Worker(this.#code, { name: 'talent index', workerData });
    thread.on('message', (message: FromThread) => this.#hear(message));
    thread.on('error', (error) => this.#log.error({ err: error }, 'The search index failed.'));
    thread.on('exit', () => this.#lose());
    return thread;
  }

  #hear(message: FromThread): void {
    this.#heardAt = performance.now();
    if ('level' in message) {
      this.#log[message.level](message.sentence);
      return;
    }
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if ('failure' in message) waiting?.reject(new Error(`The search index failed: ${message.failure}`));
    else waiting?.resolve(message.result);
  }

  #lose(): void {
    // What a thread has died of restoring is not restored again.
    if (this.#isRestoring) rmSync(this.#folder, { recursive: true, force: true });
    this.#resumed.shut();
    this.#complete.shut();
    this.#suspect = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    if (!this.#closing.signal.aborted) this.#restarting = this.#restart();
    for (const { reject } of lost) reject(new ThreadLost('The search index was lost while it answered.'));
  }

  async #restart(): Promise<void> {
    const delayMs = this.#restartMs;
    this.#restartMs = Math.min(Math.max(delayMs * 2, RESTART_MS), RESTART_MS_MAX);
    await wait(delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    if (this.#closing.signal.aborted) return;
    this.#log.warn('The search index is started again.');
    this.#thread = this.#start();
    this.#restarting = undefined;
    this.#onReturn();
  }

  /** Ends a thread that has answered nothing for too long, at two looks: this one may have been busy itself. */
  #watch(): void {
    const [oldest] = this.#waiting;
    // While it restores what it kept it rightly answers nothing.
    if (!oldest || !this.#resumed.isOpen) return;
    const [number, { since }] = oldest;
    if (performance.now() - Math.max(since, this.#heardAt) < this.#longestAnswerMs) return;
    if (this.#suspect === number) {
      this.#log.error('The search index does not answer any more.');
      // What has hung one thread might hang the next: it is not asked again.
      oldest[1].reject(new IndexLost('The search index found no answer.'));
      this.#waiting.delete(number);
      void this.#thread.terminate();
    }
    this.#suspect = number;
  }

  /** Asks a thread that can answer; once more if it is lost meanwhile. */
  async #ask<Result>(verb: Question, argument?: unknown): Promise<Result> {
    if (!this.#complete.isOpen) await this.#untilAnswering();
    try {
      return await this.#send(verb, argument);
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      await this.#untilAnswering();
      return this.#send(verb, argument);
    }
  }

  async #untilAnswering(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const askedAt = performance.now();
    const heldSince = this.#resumed.isOpen ? this.#startedAt : askedAt;
    await this.#complete.opensWithin(heldSince + this.#patienceMs / 2 - askedAt);
    const waitedMs = performance.now() - askedAt;
    if (!(await this.#resumed.opensWithin(this.#patienceMs - waitedMs)))
      throw new IndexLost('The search index did not come back in time.');
  }

  #send<Result>(verb: IndexCall['verb'], argument?: unknown): Promise<Result> {
    if (this.#closing.signal.aborted && verb !== 'close')
      return Promise.reject(new IndexLost('The search index is closed.'));
    this.#number += 1;
    const call: IndexCall = { number: this.#number, verb, argument };
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call.number, { since: performance.now(), resolve, reject });
      this.#thread.postMessage(call);
    }) as Promise<Result>;
  }

  async resume(sourceId: string): Promise<EventMark | undefined> {
    await this.#restarting;
    this.#isRestoring = true;
    const mark = await this.#send<EventMark | undefined>('resume', sourceId).finally(() => {
      this.#isRestoring = false;
    });
    this.#resumed.open();
    return mark;
  }

  async clear(): Promise<void> {
    await this.#feed('clear');
  }

  async apply(change: TalentChange): Promise<void> {
    await this.#feed('apply', change);
    if (change.ready !== true) return;
    this.#complete.open();
    this.#restartMs = 0;
  }

  /** What a new thread has missed, it is fed from the beginning. */
  async #feed(verb: 'clear' | 'apply', argument?: unknown): Promise<void> {
    if (!this.#resumed.isOpen) throw new IndexLost('The search index has not begun.');
    await this.#send(verb, argument);
  }

  search(question: TalentQuestion): Promise<IndexAnswer> {
    return this.#ask('search', question);
  }

  has(talentId: string): Promise<boolean> {
    return this.#ask('has', talentId);
  }

  status(): Promise<TalentIndexStatus> {
    return this.#ask('status');
  }

  /** Lets the thread keep what it holds, for a bounded time. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    clearInterval(this.#clock);
    this.#closing.abort();
    await this.#restarting;
    const closing = new Gate();
    void this.#send('close').then(
      () => closing.open(),
      () => closing.open(),
    );
    await closing.opensWithin(LONGEST_CLOSE_MS);
    await this.#thread.terminate();
  }

  /** Ends the thread as a fault would: a test's way to one. */
  async endThread(): Promise<void> {
    await this.#thread.terminate();
  }
}
