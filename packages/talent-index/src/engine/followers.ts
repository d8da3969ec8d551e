import type { MessagePort } from 'node:worker_threads';
import type { EngineState, EngineStep } from './engine-step.ts';

/** What an index sends to the threads that follow it. */
export type LeaderMessage =
  | { kind: 'start'; state: EngineState; isComplete: boolean }
  | { kind: 'stop' }
  | EngineStep;

type Standing = { isFollowing: boolean; sent: number; done: number };

/** The threads that answer from the same memory as this index: they do what it does, and say when they have. */
export class Followers {
  readonly #standings = new Map<MessagePort, Standing>();
  #waiting: (() => void)[] = [];

  /** Each message from the thread means that it has done one more of what was sent. A thread that ends closes its port. */
  add(port: MessagePort): void {
    const standing: Standing = { isFollowing: false, sent: 0, done: 0 };
    this.#standings.set(port, standing);
    port.on('message', () => {
      standing.done += 1;
      this.#wake();
    });
    port.on('close', () => {
      this.#standings.delete(port);
      this.#wake();
    });
    port.unref();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  get isAnyToStart(): boolean {
    return [...this.#standings.values()].some(({ isFollowing }) => !isFollowing);
  }

  /** Lets those who do not follow yet begin. */
  start(state: EngineState, isComplete: boolean): void {
    for (const [port, standing] of this.#standings) {
      if (standing.isFollowing) continue;
      standing.isFollowing = true;
      this.#post(port, standing, { kind: 'start', state, isComplete });
    }
  }

  /** Nobody answers any more until the next start. */
  stop(): void {
    this.send({ kind: 'stop' });
    for (const standing of this.#standings.values()) standing.isFollowing = false;
  }

  send(message: LeaderMessage): void {
    for (const [port, standing] of this.#standings)
      if (standing.isFollowing) this.#post(port, standing, message);
  }

  #post(port: MessagePort, standing: Standing, message: LeaderMessage): void {
    standing.sent += 1;
    port.postMessage(message);
  }

  /** Resolves when all have done what was sent so far, or ended. */
  async caughtUp(): Promise<void> {
    const ends = [...this.#standings].map(([port, { sent }]) => ({ port, sent }));
    const isBehind = () => ends.some(({ port, sent }) => (this.#standings.get(port)?.done ?? sent) < sent);
    while (isBehind()) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  close(): void {
    for (const port of this.#standings.keys()) port.close();
  }
}
