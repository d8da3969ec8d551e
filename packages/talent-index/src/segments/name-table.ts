import { fold } from '@talaash/lexicon/fold';

/** The rest of a label, from the start of one of its words. */
type Entry = { rest: string; label: number };

const BUCKET_LETTERS = 2;

/** Finds labels by the start of any of their words. It sorts nothing, to add a label at once. */
export class NameTable {
  readonly #buckets = new Map<string, Entry[]>();

  add(name: string, label: number): void {
    const folded = fold(name);
    for (let at = 0; at !== -1; at = nextWord(folded, at)) {
      const rest = folded.slice(at);
      const begin = rest.slice(0, BUCKET_LETTERS);
      const bucket = this.#buckets.get(begin);
      if (bucket === undefined) this.#buckets.set(begin, [{ rest, label }]);
      else bucket.push({ rest, label });
    }
  }

  /** The numbers of the labels that contain the typed text at their start or after a blank. Some may come twice. */
  beginning(typed: string): number[] {
    const labels: number[] = [];
    const isLong = typed.length > BUCKET_LETTERS;
    for (const bucket of this.#bucketsFor(typed))
      for (const { rest, label } of bucket) if (!isLong || rest.startsWith(typed)) labels.push(label);
    return labels;
  }

  #bucketsFor(typed: string): Entry[][] {
    const begin = typed.slice(0, BUCKET_LETTERS);
    if (begin.length === BUCKET_LETTERS) return [this.#buckets.get(begin) ?? []];
    return [...this.#buckets].flatMap(([key, bucket]) => (key.startsWith(begin) ? [bucket] : []));
  }
}

/** The start of the next word after a blank; -1 if there is none. */
function nextWord(text: string, from: number): number {
  const blank = text.indexOf(' ', from);
  return blank === -1 || blank + 1 === text.length ? -1 : blank + 1;
}
