import type { Candidates } from './candidate.ts';

/** Up to this rank a heap of the best is cheaper than setting all candidates apart. */
const HEAP_MAX = 400;

/** The candidates' numbers from one rank up to, not including, another: by score, then freshness, then id. */
export function ranked(candidates: Candidates, from: number, to: number): number[] {
  const end = Math.min(to, candidates.length);
  if (from >= end) return [];
  const order = new Order(candidates);
  const best =
    end <= HEAP_MAX ? bestOf(order, candidates, end) : rankedFrom(order, candidates.length, from, end);
  return best
    .sort((a, b) => order.compare(a, b))
    .slice(end <= HEAP_MAX ? from : 0)
    .map((i) => candidates.numbers[i] as number);
}

/** Compares candidates by their index in `candidates`; below 0 when the first comes first. */
class Order {
  readonly #candidates: Candidates;

  constructor(candidates: Candidates) {
    this.#candidates = candidates;
  }

  compare(a: number, b: number): number {
    const { scores } = this.#candidates;
    const byScore = (scores[b] as number) - (scores[a] as number);
    if (byScore !== 0) return byScore;
    const byFreshness = this.updatedAtMs(b) - this.updatedAtMs(a);
    if (byFreshness !== 0) return byFreshness;
    return this.#talentId(a) < this.#talentId(b) ? -1 : 1;
  }

  updatedAtMs(i: number): number {
    const { numbers, parts } = this.#candidates;
    const number = numbers[i] as number;
    for (let p = parts.length - 1; p >= 0; p -= 1) {
      const part = parts[p];
      if (part !== undefined && part.offset <= number)
        return part.segment.columns.updatedAtMs[number - part.offset] as number;
    }
    return 0;
  }

  #talentId(i: number): string {
    const { segment, place } = this.#candidates.locate(this.#candidates.numbers[i] as number);
    return segment.columns.talentIds[place] as string;
  }
}

/** The best `length` candidates, in no order: a heap with the worst of them on top. */
function bestOf(order: Order, { numbers, scores, parts }: Candidates, length: number): number[] {
  const heap: number[] = [];
  let worstScore = -1;
  let worstUpdatedAtMs = 0;
  for (const { segment, offset, from, to } of parts) {
    const { updatedAtMs } = segment.columns;
    for (let i = from; i < to; i += 1) {
      const score = scores[i] as number;
      if (score < worstScore) continue;
      if (score === worstScore && (updatedAtMs[(numbers[i] as number) - offset] as number) < worstUpdatedAtMs)
        continue;
      if (heap.length < length) {
        heap.push(i);
        rise(order, heap, heap.length - 1);
        if (heap.length < length) continue;
      } else {
        if (order.compare(i, heap[0] as number) > 0) continue;
        heap[0] = i;
        sink(order, heap);
      }
      worstScore = scores[heap[0] as number] as number;
      worstUpdatedAtMs = order.updatedAtMs(heap[0] as number);
    }
  }
  return heap;
}

function rise(order: Order, heap: number[], start: number): void {
  let at = start;
  while (at > 0) {
    const parent = (at - 1) >>> 1;
    if (order.compare(heap[at] as number, heap[parent] as number) < 0) break;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(order: Order, heap: number[]): void {
  let at = 0;
  for (;;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && order.compare(heap[child] as number, heap[worst] as number) > 0)
        worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

/** Those at the ranks from `from` up to `to`, in no order: quickselect, with the pivot from the middle. */
function rankedFrom(order: Order, count: number, from: number, to: number): number[] {
  const all = Uint32Array.from({ length: count }, (_, i) => i);
  setApart(order, all, 0, count, from);
  setApart(order, all, from, count, to);
  return [...all.subarray(from, to)];
}

/** Moves the first `rank` of all[start, end) before the others; rank counts from the start of `all`. */
function setApart(order: Order, all: Uint32Array, start: number, end: number, rank: number): void {
  let low = start;
  let high = end - 1;
  while (low < high && rank > low && rank <= high) {
    const pivot = all[(low + high) >>> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while (order.compare(all[i] as number, pivot) < 0) i += 1;
      while (order.compare(all[j] as number, pivot) > 0) j -= 1;
      if (i <= j) swap(all, i++, j--);
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else return;
  }
}

function swap(array: number[] | Uint32Array, a: number, b: number): void {
  const held = array[a] as number;
  array[a] = array[b] as number;
  array[b] = held;
}
