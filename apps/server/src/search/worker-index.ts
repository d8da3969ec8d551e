import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import {
  IndexLost,
  type TalentAnswer,
  type TalentChange,
  type TalentIndex,
  type TalentIndexStatus,
  type TalentQuestion,
} from './port.ts';

/** What goes to the thread, and what comes back for it. */
export type IndexCall = { number: number; verb: Exclude<keyof TalentIndex, 'close'>; argument: unknown };
export type IndexReply = { number: number; result: unknown } | { number: number; error: unknown };

const RESTART_MS = 200;
const RESTART_MS_MAX = 10_000;

type Waiting = { resolve: (result: unknown) => void; reject: (error: unknown) => void };

/**
 * The index in a thread of its own, so that neither a large question nor packing keeps a request waiting. A thread that
 * ends by itself is replaced: calls under way are rejected with IndexLost, later ones go to the new thread, which is empty
 * and `building` until `onRestart`'s feed has filled it.
 */
export class WorkerTalentIndex implements TalentIndex {
  readonly #log: Log;
  readonly #onRestart: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker;
  #number = 0;
  #restartMs = RESTART_MS;
  #restarting: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(options: { log: Log; onRestart: () => void }) {
    this.#log = options.log;
    this.#onRestart = options.onRestart;
    this.#thread = this.#start();
  }

  #start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { name: 'talent index' });
    thread.on('message', (reply: IndexReply) => this.#settle(reply));
    thread.on('error', (error) => this.#log.error({ err: error }, 'The search index failed.'));
    thread.on('exit', () => this.#lose());
    return thread;
  }

  #settle(reply: IndexReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    this.#restartMs = RESTART_MS;
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.result);
  }

  #lose(): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new IndexLost('The search index was lost while it answered.'));
    if (!this.#closing.signal.aborted) this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    const delayMs = this.#restartMs;
    this.#restartMs = Math.min(delayMs * 2, RESTART_MS_MAX);
    await wait(delayMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    if (this.#closing.signal.aborted) return;
    this.#thread = this.#start();
    this.#restarting = undefined;
    this.#onRestart();
  }

  async #call<Result>(verb: IndexCall['verb'], argument?: unknown): Promise<Result> {
    await this.#restarting;
    if (this.#closing.signal.aborted) throw new IndexLost('The search index is closed.');
    this.#number += 1;
    const call: IndexCall = { number: this.#number, verb, argument };
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call.number, { resolve, reject });
      this.#thread.postMessage(call);
    }) as Promise<Result>;
  }

  search(question: TalentQuestion): Promise<TalentAnswer> {
    return this.#call('search', question);
  }

  apply(change: TalentChange): Promise<void> {
    return this.#call('apply', change);
  }

  has(talentId: string): Promise<boolean> {
    return this.#call('has', talentId);
  }

  status(): Promise<TalentIndexStatus> {
    return this.#call('status');
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#restarting;
    await this.#thread.terminate();
  }

  /** Ends the thread as a fault would: a test's way to one. */
  async endThread(): Promise<void> {
    await this.#thread.terminate();
  }
}
