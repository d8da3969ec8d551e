/** A growable list of integers that keeps its capacity when cleared. */
export class NumberList {
  numbers = new Int32Array(16);
  length = 0;

  push(number: number): void {
    if (this.length === this.numbers.length) {
      const grown = new Int32Array(this.length * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[this.length] = number;
    this.length += 1;
  }

  toArray(): number[] {
    return [...this.numbers.subarray(0, this.length)];
  }
}
