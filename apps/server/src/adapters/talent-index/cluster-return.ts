import { setTimeout as wait } from 'node:timers/promises';

const DELAY_MS = 200;
const DELAY_MS_MAX = 10_000;

/** Waits until a cluster that was lost is back. The more often in a row it is lost, the longer. */
export class ClusterReturn {
  readonly #closing = new AbortController();
  #delayMs = DELAY_MS;

  /** Something succeeded: the next loss is the first one. */
  isSteady(): void {
    this.#delayMs = DELAY_MS;
  }

  /** @returns whether the cluster is back; false when this was closed first */
  async wait(isBack: () => Promise<boolean>): Promise<boolean> {
    const { signal } = this.#closing;
    do {
      const delayMs = this.#delayMs;
      this.#delayMs = Math.min(delayMs * 2, DELAY_MS_MAX);
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
    } while (!signal.aborted && !(await isBack()));
    return !signal.aborted;
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  close(): void {
    this.#closing.abort();
  }
}
