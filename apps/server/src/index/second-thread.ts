import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { IndexLost } from '@talaash/talent-index/port';
import type { Log } from '../base/log.ts';
import type { IndexCall, SecondWorkerOptions, WorkerMessage } from './worker-message.ts';

/** The second thread cannot answer, the first may. */
class AskFirst extends Error {}

type PendingCall = { sentAt: number; resolve: (result: unknown) => void; reject: (error: unknown) => void };

/** A thread that answers from the memory of the index's first thread. It ends when that one does. */
export class SecondThread {
  /** Where the first thread tells it what it does. */
  readonly port: MessagePort;
  readonly #thread: Worker;
  readonly #pending = new Map<number, PendingCall>();
  readonly #watchdog: NodeJS.Timeout;
  readonly #answerTimeoutMs: number;
  #isFollowing = false;
  #lastCallId = 0;
  #lastMessageAt = 0;

  /** @param options `onExit` is called when the thread ended, for whatever reason */
  constructor(options: { log: Log; answerTimeoutMs: number; onExit: () => void }) {
    const { port1, port2 } = new MessageChannel();
    const workerData: SecondWorkerOptions = { port: port2 };
    this.port = port1;
    this.#answerTimeoutMs = options.answerTimeoutMs;
    this.#thread = new Worker(new URL('./second-worker.ts', import.meta.url), {
      name: 'talent index 2',
      workerData,
      transferList: [port2],
    });
    this.#thread.on('message', (message: WorkerMessage) => this.#receive(message));
    this.#thread.on('error', (error) =>
      options.log.error({ err: error }, 'The search index’s second thread failed.'),
    );
    this.#watchdog = setInterval(() => this.#watch(options.log), this.#answerTimeoutMs / 10).unref();
    this.#thread.on('exit', () => {
      clearInterval(this.#watchdog);
      this.#isFollowing = false;
      for (const { reject } of this.#pending.values()) reject(new AskFirst('The second thread ended.'));
      this.#pending.clear();
      options.onExit();
    });
  }

  #receive(message: WorkerMessage): void {
    this.#lastMessageAt = performance.now();
    if ('isFollowing' in message) this.#isFollowing = message.isFollowing;
    if (!('callId' in message)) return;
    const pending = this.#pending.get(message.callId);
    this.#pending.delete(message.callId);
    if ('result' in message) pending?.resolve(message.result);
    else if ('failure' in message) pending?.reject(new Error(`The search index failed: ${message.failure}`));
    else pending?.reject(new AskFirst('The second thread has no index.'));
  }

  /** Ends a hanging thread. A query that hung here could hang the first thread, too, so it is not asked there. */
  #watch(log: Log): void {
    const [oldest] = this.#pending;
    if (oldest === undefined) return;
    const [callId, { sentAt, reject }] = oldest;
    if (performance.now() - Math.max(sentAt, this.#lastMessageAt) < this.#answerTimeoutMs) return;
    log.error('The search index’s second thread no longer answers.');
    this.#pending.delete(callId);
    reject(new IndexLost('The search index found no answer.'));
    void this.end();
  }

  /** How many calls wait for it; undefined if it cannot answer. */
  get waiting(): number | undefined {
    return this.#isFollowing ? this.#pending.size : undefined;
  }

  /** @returns undefined when the first thread must be asked */
  async ask(method: IndexCall['method'], argument: unknown): Promise<{ result: unknown } | undefined> {
    try {
      return { result: await this.#send(method, argument) };
    } catch (error) {
      if (error instanceof AskFirst) return undefined;
      throw error;
    }
  }

  #send(method: IndexCall['method'], argument: unknown): Promise<unknown> {
    this.#lastCallId += 1;
    const call: IndexCall = { callId: this.#lastCallId, method, argument };
    return new Promise((resolve, reject) => {
      this.#pending.set(call.callId, { sentAt: performance.now(), resolve, reject });
      this.#thread.postMessage(call);
    });
  }

  async end(): Promise<void> {
    this.#isFollowing = false;
    await this.#thread.terminate();
  }
}
