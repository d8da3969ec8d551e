/** A condition that is set or unset, and can be awaited. */
export class Latch {
  #whenSet = Promise.withResolvers<void>();
  isSet = false;

  set(): void {
    this.isSet = true;
    this.#whenSet.resolve();
  }

  reset(): void {
    if (!this.isSet) return;
    this.isSet = false;
    this.#whenSet = Promise.withResolvers();
  }

  /** @returns whether it is set, after this many milliseconds at the latest */
  async waitUpTo(milliseconds: number): Promise<boolean> {
    if (this.isSet || milliseconds <= 0) return this.isSet;
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, milliseconds);
    await Promise.race([this.#whenSet.promise, timeout.promise]);
    clearTimeout(timer);
    return this.isSet;
  }
}
