import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { EventCursor } from '@talaash/domain/event/cursor';
import type { Log } from '../base/log.ts';
import { Latch } from './latch.ts';
import { SecondThread } from './second-thread.ts';
import type { IndexCall, WorkerMessage, WorkerOptions } from './worker-message.ts';
import {
  type IndexAnswer,
  IndexLost,
  type TalentChange,
  type TalentIndex,
  type TalentIndexStatus,
  type TalentQuestion,
  type Completion,
  type CompletionQuery,
  type TalentTally,
} from '@talaash/talent-index/port';

/**
 * How long a query waits for a thread that can answer. For half of this time it waits for a new thread to be complete; after that
 * it accepts an incomplete answer, which says so.
 */
const QUESTION_TIMEOUT_MS = 2_000;
/** A thread that has not answered for this long counts as hanging. */
const ANSWER_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 5_000;

const RESTART_DELAY_MS = 100;
const RESTART_DELAY_MS_MAX = 10_000;

/** The thread ended during the call, which may be retried. */
class ThreadLost extends IndexLost {}

type PendingCall = { sentAt: number; resolve: (result: unknown) => void; reject: (error: unknown) => void };
type ReadMethod = 'search' | 'tally' | 'complete' | 'has' | 'status';

/** The methods that the second thread has, too. */
const OF_BOTH: ReadonlySet<IndexCall['method']> = new Set(['search', 'tally', 'complete', 'has']);

/**
 * The index in its own thread, so that neither a large query nor packing blocks a request. A thread that ends or hangs is
 * replaced; `onReturn` then restarts the feed. Pending queries are retried once on the new thread; new queries wait for it, up to
 * a timeout. A second thread can answer from the same memory; whatever it cannot answer, the first does.
 */
export class WorkerTalentIndex implements TalentIndex {
  readonly #folder: string;
  readonly #log: Log;
  readonly #onReturn: () => void;
  readonly #script: URL;
  readonly #threads: 1 | 2;
  readonly #questionTimeoutMs: number;
  readonly #answerTimeoutMs: number;
  readonly #pending = new Map<number, PendingCall>();
  readonly #resumed = new Latch();
  readonly #complete = new Latch();
  readonly #closing = new AbortController();
  readonly #watchdog: NodeJS.Timeout;
  #thread: Worker;
  #second: SecondThread | undefined;
  #secondTimer: NodeJS.Timeout | undefined;
  #startedAt = 0;
  #lastCallId = 0;
  #restartDelayMs = 0;
  #restarting: Promise<void> | undefined;
  #closed: Promise<void> | undefined;
  #isRestoring = false;
  #lastMessageAt = 0;
  #suspectedCallId: number | undefined;

  constructor(options: {
    /** Of the snapshot. */
    folder: string;
    log: Log;
    onReturn: () => void;
    /** How many answer; 1 by default. */
    threads?: 1 | 2;
    /** The thread's entry file; tests pass one with faults. */
    script?: URL;
    questionTimeoutMs?: number;
    answerTimeoutMs?: number;
  }) {
    this.#folder = options.folder;
    this.#log = options.log;
    this.#onReturn = options.onReturn;
    this.#script = options.script ?? new URL('./worker.ts', import.meta.url);
    this.#threads = options.threads ?? 1;
    this.#questionTimeoutMs = options.questionTimeoutMs ?? QUESTION_TIMEOUT_MS;
    this.#answerTimeoutMs = options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS;
    this.#thread = this.#start();
    this.#watchdog = setInterval(() => this.#watch(), this.#answerTimeoutMs / 10).unref();
  }

  #start(): Worker {
    this.#startedAt = performance.now();
    const workerData: WorkerOptions = { folder: this.#folder };
    const thread = new Worker(this.#script, { name: 'talent index', workerData });
    thread.on('message', (message: WorkerMessage) => this.#receive(message));
    thread.on('error', (error) => this.#log.error({ err: error }, 'The search index failed.'));
    thread.on('exit', () => this.#onExit());
    if (this.#threads === 2) this.#startSecond(thread);
    return thread;
  }

  #startSecond(first: Worker): void {
    const second = new SecondThread({
      log: this.#log,
      answerTimeoutMs: this.#answerTimeoutMs / 2,
      onExit: () => {
        if (this.#second !== second || this.#closing.signal.aborted) return;
        this.#second = undefined;
        this.#secondTimer = setTimeout(() => this.#startSecond(first), RESTART_DELAY_MS_MAX).unref();
      },
    });
    this.#second = second;
    first.postMessage({ lead: second.port }, [second.port]);
  }

  /** The second thread follows the first, so they end together. */
  #endSecond(): Promise<void> | undefined {
    clearTimeout(this.#secondTimer);
    const second = this.#second;
    this.#second = undefined;
    return second?.end();
  }

  #receive(message: WorkerMessage): void {
    this.#lastMessageAt = performance.now();
    if ('level' in message) {
      this.#log[message.level](message.sentence);
      return;
    }
    if (!('callId' in message)) return;
    const pending = this.#pending.get(message.callId);
    this.#pending.delete(message.callId);
    if ('failure' in message) pending?.reject(new Error(`The search index failed: ${message.failure}`));
    else if ('result' in message) pending?.resolve(message.result);
  }

  #onExit(): void {
    // A snapshot on which a thread died is not restored again.
    if (this.#isRestoring) rmSync(this.#folder, { recursive: true, force: true });
    void this.#endSecond();
    this.#resumed.reset();
    this.#complete.reset();
    this.#suspectedCallId = undefined;
    const lostCalls = [...this.#pending.values()];
    this.#pending.clear();
    if (!this.#closing.signal.aborted) this.#restarting = this.#restart();
    for (const { reject } of lostCalls) reject(new ThreadLost('The search index crashed during a request.'));
  }

  async #restart(): Promise<void> {
    const delayMs = this.#restartDelayMs;
    this.#restartDelayMs = Math.min(Math.max(delayMs * 2, RESTART_DELAY_MS), RESTART_DELAY_MS_MAX);
    await wait(delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    if (this.#closing.signal.aborted) return;
    this.#log.warn('The search index is restarting.');
    this.#thread = this.#start();
    this.#restarting = undefined;
    this.#onReturn();
  }

  /** Ends a hanging thread, after two checks in a row: at the first, this thread itself may have been busy. */
  #watch(): void {
    const [oldest] = this.#pending;
    // While it restores its snapshot it answers nothing.
    if (!oldest || !this.#resumed.isSet) return;
    const [callId, { sentAt }] = oldest;
    if (performance.now() - Math.max(sentAt, this.#lastMessageAt) < this.#answerTimeoutMs) return;
    if (this.#suspectedCallId === callId) {
      this.#log.error('The search index no longer answers.');
      // A query that hung one thread could hang the next, so it is not retried.
      oldest[1].reject(new IndexLost('The search index found no answer.'));
      this.#pending.delete(callId);
      void this.#thread.terminate();
    }
    this.#suspectedCallId = callId;
  }

  /** Calls a thread that can answer; retries once if that thread is lost meanwhile. */
  async #ask<Result>(method: ReadMethod, argument?: unknown): Promise<Result> {
    const second = OF_BOTH.has(method) ? this.#second : undefined;
    // Of equals the second: the first one packs, too.
    if (second?.waiting !== undefined && second.waiting <= this.#pending.size) {
      const answer = await second.ask(method, argument);
      if (answer !== undefined) return answer.result as Result;
    }
    if (!this.#complete.isSet) await this.#waitForThread();
    try {
      return await this.#send(method, argument);
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      await this.#waitForThread();
      return this.#send(method, argument);
    }
  }

  async #waitForThread(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const askedAt = performance.now();
    const waitStartedAt = this.#resumed.isSet ? this.#startedAt : askedAt;
    await this.#complete.waitUpTo(waitStartedAt + this.#questionTimeoutMs / 2 - askedAt);
    const waitedMs = performance.now() - askedAt;
    if (!(await this.#resumed.waitUpTo(this.#questionTimeoutMs - waitedMs)))
      throw new IndexLost('The search index did not come back in time.');
  }

  #send<Result>(method: IndexCall['method'], argument?: unknown): Promise<Result> {
    if (this.#closing.signal.aborted && method !== 'close')
      return Promise.reject(new IndexLost('The search index is closed.'));
    this.#lastCallId += 1;
    const call: IndexCall = { callId: this.#lastCallId, method, argument };
    return new Promise<unknown>((resolve, reject) => {
      this.#pending.set(call.callId, { sentAt: performance.now(), resolve, reject });
      this.#thread.postMessage(call);
    }) as Promise<Result>;
  }

  async resume(sourceId: string): Promise<EventCursor | undefined> {
    await this.#restarting;
    this.#isRestoring = true;
    const cursor = await this.#send<EventCursor | undefined>('resume', sourceId).finally(() => {
      this.#isRestoring = false;
    });
    this.#resumed.set();
    return cursor;
  }

  async clear(): Promise<void> {
    await this.#write('clear');
  }

  async apply(change: TalentChange): Promise<void> {
    await this.#write('apply', change);
    if (change.ready !== true) return;
    this.#complete.set();
    this.#restartDelayMs = 0;
  }

  /** Fails while a new thread is not resumed: the feed then fills it from the start. */
  async #write(method: 'clear' | 'apply', argument?: unknown): Promise<void> {
    if (!this.#resumed.isSet) throw new IndexLost('The search index has not started.');
    await this.#send(method, argument);
  }

  search(question: TalentQuestion): Promise<IndexAnswer> {
    return this.#ask('search', question);
  }

  tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]> {
    return this.#ask('tally', questions);
  }

  complete(asked: CompletionQuery): Promise<Completion[]> {
    return this.#ask('complete', asked);
  }

  has(talentId: string): Promise<boolean> {
    return this.#ask('has', talentId);
  }

  status(): Promise<TalentIndexStatus> {
    return this.#ask('status');
  }

  /** Lets the thread save its snapshot, up to a timeout. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    clearInterval(this.#watchdog);
    this.#closing.abort();
    const secondEnded = this.#endSecond();
    await this.#restarting;
    const closing = new Latch();
    void this.#send('close').then(
      () => closing.set(),
      () => closing.set(),
    );
    await secondEnded;
    await closing.waitUpTo(CLOSE_TIMEOUT_MS);
    await this.#thread.terminate();
  }

  /** Ends the thread as a fault would. For tests. */
  async endThread(): Promise<void> {
    await this.#thread.terminate();
  }

  /** For tests. */
  get second(): SecondThread | undefined {
    return this.#second;
  }
}
