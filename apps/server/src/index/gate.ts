/** Something that is open or shut, and can be waited for. */
export class Gate {
  #opening = Promise.withResolvers<void>();
  isOpen = false;

  open(): void {
    this.isOpen = true;
    this.#opening.resolve();
  }

  shut(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#opening = Promise.withResolvers();
  }

  /** @returns whether it was open before so many milliseconds had passed */
  async opensWithin(milliseconds: number): Promise<boolean> {
    if (this.isOpen || milliseconds <= 0) return this.isOpen;
    const late = Promise.withResolvers<void>();
    const clock = setTimeout(late.resolve, milliseconds);
    await Promise.race([this.#opening.promise, late.promise]);
    clearTimeout(clock);
    return this.isOpen;
  }
}
