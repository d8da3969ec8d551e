/** How long one step of background work may block the thread. */
const STEP_MS = 4;

/**
 * Keeps long work from blocking the thread: after a few milliseconds `pause` yields to the event loop. Several tasks
 * that share a slice take turns, so that together they block no longer than one alone.
 */
export class TimeSlice {
  #pausedAt = performance.now();
  #turn: Promise<void> = Promise.resolve();

  pause(): Promise<void> | undefined {
    if (performance.now() - this.#pausedAt < STEP_MS) return undefined;
    this.#turn = this.#pauseAfter(this.#turn);
    return this.#turn;
  }

  async #pauseAfter(turn: Promise<void>): Promise<void> {
    await turn;
    await waitForOthers();
    this.#pausedAt = performance.now();
  }
}

const waitForOthers = () => new Promise<void>((resolve) => setImmediate(resolve));
