/** The `length` largest of some numbers. */
export class TopNumbers {
  readonly #length: number;
  readonly #numbers: number[] = [];

  constructor(length: number) {
    this.#length = length;
  }

  add(number: number): void {
    if (number <= this.least && this.#numbers.length === this.#length) return;
    const at = this.#numbers.findLastIndex((other) => other >= number);
    this.#numbers.splice(at + 1, 0, number);
    this.#numbers.length = Math.min(this.#numbers.length, this.#length);
  }

  /** The smallest of these numbers; 0 while there are fewer than `length`. */
  get least(): number {
    return this.#numbers[this.#length - 1] ?? 0;
  }
}
