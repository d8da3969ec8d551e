/** How long one step of anything may keep questions waiting. */
const STEP_MS = 4;

/**
 * Keeps long work from holding up whatever else the thread does: after a few milliseconds `rest` lets the others go
 * first. Several workers that share a pace take turns, so that together they hold nobody up for longer than one alone.
 */
export class Pace {
  #restedAt = performance.now();
  #turn: Promise<void> = Promise.resolve();

  rest(): Promise<void> | undefined {
    if (performance.now() - this.#restedAt < STEP_MS) return undefined;
    this.#turn = this.#restAfter(this.#turn);
    return this.#turn;
  }

  async #restAfter(turn: Promise<void>): Promise<void> {
    await turn;
    await waitForOthers();
    this.#restedAt = performance.now();
  }
}

const waitForOthers = () => new Promise<void>((resolve) => setImmediate(resolve));
