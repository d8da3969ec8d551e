import { placeKey } from '@talaash/domain/locality/place-key';
import { LabelRegister } from './label-register.ts';
import { NameTable } from './name-table.ts';
import { EMPLOYER_KINDS, TRAIT, type TraitKind, traitKey } from './trait.ts';

/** The traits of the index, and which of them have a word. */
export class TraitRegister extends LabelRegister {
  /** Key numbers by kind and word. */
  readonly #byWord = new Map<string, number[]>();
  /** Key numbers of points. */
  readonly #points: number[] = [];

  /** By key, the number of its name: an employer has one, whenever somebody worked there. */
  readonly nameOfKey: number[] = [];
  /** Key numbers by kind. */
  readonly keysOfKind = new Map<string, number[]>();
  /** By number of a name, its keys. */
  readonly keysOfName: number[][] = [];
  readonly #nameNumbers = new Map<string, number>();
  /** The kind of each key, as the code of its letter. */
  readonly kindOfKey: number[] = [];

  /** By kind. */
  readonly #names = new Map<string, NameTable>();

  constructor() {
    super(traitKey);
  }

  protected override onLabel(label: string, number: number): void {
    const kind = label.charAt(0);
    if (kind === TRAIT.point) return;
    let names = this.#names.get(kind);
    if (names === undefined) this.#names.set(kind, (names = new NameTable()));
    names.add(label.slice(1), number);
  }

  /** The labels of some kinds that begin as typed, folded. */
  beginning(typed: string, kinds: readonly TraitKind[]): number[] {
    return kinds.flatMap((kind) => this.#names.get(kind)?.beginning(typed) ?? []);
  }

  protected override onKey(key: string, number: number): void {
    this.kindOfKey[number] = key.charCodeAt(0);
    const ofKind = this.keysOfKind.get(key.charAt(0));
    if (ofKind === undefined) this.keysOfKind.set(key.charAt(0), [number]);
    else ofKind.push(number);
    const isEmployer = (EMPLOYER_KINDS as readonly string[]).includes(key.charAt(0));
    const name = isEmployer ? EMPLOYER_KINDS[0] + key.slice(1) : key;
    const nameNumber = this.#nameNumbers.get(name) ?? this.keysOfName.push([]) - 1;
    this.#nameNumbers.set(name, nameNumber);
    this.nameOfKey[number] = nameNumber;
    this.keysOfName[nameNumber]?.push(number);
    if (key.startsWith(TRAIT.point)) {
      this.#points.push(number);
      return;
    }
    const kind = key.charAt(0);
    for (const word of new Set(key.slice(1).split(' '))) {
      const known = this.#byWord.get(kind + word);
      if (known === undefined) this.#byWord.set(kind + word, [number]);
      else known.push(number);
    }
  }

  /** The key number of a name of one kind; undefined when nobody ever had it. */
  named(kind: TraitKind, name: string): number | undefined {
    return this.numberOfKey(kind + placeKey(name));
  }

  /** The key numbers of names of some kinds that have these words, one after the other. */
  withWords(kinds: readonly TraitKind[], words: string): number[] {
    const asked = placeKey(words);
    return kinds.flatMap((kind) => {
      const lists = asked.split(' ').map((word) => this.#byWord.get(kind + word) ?? []);
      const fewest = lists.reduce((one, other) => (other.length < one.length ? other : one));
      return fewest.filter((number) => ` ${(this.keys[number] as string).slice(1)} `.includes(` ${asked} `));
    });
  }

  /** The key numbers of a name in some kinds. @param key of the name, without a kind */
  ofName(kinds: readonly TraitKind[], key: string): number[] {
    return kinds.flatMap((kind) => this.numberOfKey(kind + key) ?? []);
  }

  /** The label that most talents use for a name in some kinds; of equals the first by code units. */
  labelOfName(kinds: readonly TraitKind[], key: string): string {
    const counts = new Map<string, number>();
    for (const number of this.ofName(kinds, key)) {
      for (const label of this.labelsOfKey(number)) {
        const name = (this.labels[label] as string).slice(1);
        counts.set(name, (counts.get(name) ?? 0) + (this.counts[label] as number));
      }
    }
    const [best] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return best?.[0] ?? '';
  }

  /** The key numbers of points that fulfil a condition. */
  pointsWhere(isMeant: (latitude: number, longitude: number) => boolean): number[] {
    return this.#points.filter((number) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = (this.keys[number] as string)
        .slice(1)
        .split(',')
        .map(Number);
      return isMeant(latitude, longitude);
    });
  }
}
