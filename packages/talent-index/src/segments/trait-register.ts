import { placeKey } from '@talaash/domain/locality/place-key';
import { LabelRegister } from './label-register.ts';
import { NameTable } from './name-table.ts';
import {
  COMPLETED_KIND,
  COMPLETED_NAMES,
  type CompletedName,
  FACET_OF_KIND,
  isName,
  type NameFacet,
  TRAIT,
  type TraitKind,
  traitKey,
} from './trait.ts';

/** In place of the number of a name, for a key that no facet counts. */
const NOT_COUNTED = 0;

/** The companies whose hidden people have a cache of labels. */
const VIEWS_MAX = 64;

/** Numbers the traits of the index, and finds them by word. */
export class TraitRegister extends LabelRegister {
  /** Key numbers, by kind and word. */
  readonly #byWord = new Map<string, number[]>();
  /** The key numbers of points. */
  readonly #points: number[] = [];

  /** By key, the number of the name that facets count it under; NOT_COUNTED if none. */
  readonly nameOfKey: number[] = [];
  /** By facet, the numbers of its names. */
  readonly namesOf: Record<NameFacet, number[]> = { places: [], states: [], degrees: [], employers: [] };
  /** By the number of a name, its keys. */
  readonly keysOfName: number[][] = [[]];
  readonly #nameNumbers = new Map<string, number>();

  /** Caches `labelOfName` until counts change. */
  #knownLabels: string[] = [];
  /** How often counts have changed. */
  #changes = 0;
  /** The same cache for questions that do not count some people, the latest last. */
  readonly #views = new Map<string, { changes: number; labels: string[] }>();

  /** By key, the number of the name that completes a text. `#keysOfCompleted` has the keys of that name. */
  readonly #completedOfKey: number[] = [];
  readonly #keysOfCompleted: number[][] = [];
  readonly #completedNumbers = new Map<string, number>();

  /** By kind. */
  readonly #names = new Map<string, NameTable>();

  constructor() {
    super(traitKey);
  }

  protected override onLabel(label: string, number: number): void {
    const kind = label.charAt(0);
    if (!isName(label)) return;
    let names = this.#names.get(kind);
    if (names === undefined) this.#names.set(kind, (names = new NameTable()));
    names.add(label.slice(1), number);
  }

  /** The keys of each name that completes a folded text. */
  beginning(typed: string, name: CompletedName): (readonly number[])[] {
    const isFound = new Uint8Array(this.#keysOfCompleted.length);
    const found: number[][] = [];
    for (const kind of COMPLETED_NAMES[name]) {
      for (const label of this.#names.get(kind)?.beginning(typed) ?? []) {
        const number = this.#completedOfKey[this.keyOfLabel[label] as number] as number;
        if (isFound[number] === 1) continue;
        isFound[number] = 1;
        found.push(this.#keysOfCompleted[number] as number[]);
      }
    }
    return found;
  }

  protected override onKey(key: string, number: number): void {
    const name = this.#nameNumber(key);
    this.nameOfKey[number] = name;
    if (name !== NOT_COUNTED) this.keysOfName[name]?.push(number);
    this.#complete(key, number);
    if (key.startsWith(TRAIT.point)) {
      this.#points.push(number);
      return;
    }
    const kind = key.charAt(0);
    if (kind === TRAIT.namedSkill) return;
    for (const word of new Set(key.slice(1).split(' '))) {
      const known = this.#byWord.get(kind + word);
      if (known === undefined) this.#byWord.set(kind + word, [number]);
      else known.push(number);
    }
  }

  #complete(key: string, number: number): void {
    const kind = COMPLETED_KIND[key.charAt(0)];
    if (kind === undefined) return;
    const name = `${kind} ${key.slice(1)}`;
    const completed = this.#completedNumbers.get(name) ?? this.#keysOfCompleted.push([]) - 1;
    this.#completedNumbers.set(name, completed);
    this.#completedOfKey[number] = completed;
    this.#keysOfCompleted[completed]?.push(number);
  }

  /** The number of the name of a key. Current and past employers share their names. */
  #nameNumber(key: string): number {
    const facet = FACET_OF_KIND[key.charAt(0)];
    if (facet === undefined) return NOT_COUNTED;
    const name = key.slice(1);
    const known = this.#nameNumbers.get(`${facet} ${name}`);
    if (known !== undefined) return known;
    const number = this.keysOfName.push([]) - 1;
    this.#nameNumbers.set(`${facet} ${name}`, number);
    this.namesOf[facet].push(number);
    return number;
  }

  /** The key number of a name of one kind; undefined if nobody ever had it. */
  named(kind: TraitKind, name: string): number | undefined {
    return this.numberOfKey(kind + placeKey(name));
  }

  /** The key numbers of the titles that contain all of these words. */
  withTitleWords(
    kind: typeof TRAIT.titleWords | typeof TRAIT.jobTitleWords,
    words: readonly string[],
  ): number[] {
    const lists = words.map((word) => this.#byWord.get(kind + word) ?? []);
    const [first = [], ...others] = lists;
    const isInAll = others.map((list) => new Set(list));
    return first.filter((number) => isInAll.every((list) => list.has(number)));
  }

  /** The key numbers of the names of some kinds that contain these words in sequence. */
  withWords(kinds: readonly TraitKind[], words: string): number[] {
    const key = placeKey(words);
    return kinds.flatMap((kind) => {
      const lists = key.split(' ').map((word) => this.#byWord.get(kind + word) ?? []);
      const fewest = lists.reduce((one, other) => (other.length < one.length ? other : one));
      return fewest.filter((number) => ` ${(this.keys[number] as string).slice(1)} `.includes(` ${key} `));
    });
  }

  protected override onCounts(): void {
    this.#changes += 1;
    if (this.#knownLabels.length > 0) this.#knownLabels = [];
  }

  /**
   * Acts while some people are not counted. The labels that it looks up are cached for the next time, until counts change.
   *
   * @param view names these people @param change takes them out of the counts, and puts them back
   */
  without<Result>(view: string, change: (by: 1 | -1) => void, act: () => Result): Result {
    const [labels, changes] = [this.#knownLabels, this.#changes];
    const known = this.#views.get(view);
    this.#knownLabels = [];
    change(-1);
    this.#knownLabels = known?.changes === changes ? known.labels : [];
    try {
      return act();
    } finally {
      this.#views.delete(view);
      this.#views.set(view, { changes, labels: this.#knownLabels });
      const [oldest] = this.#views.keys();
      if (this.#views.size > VIEWS_MAX && oldest !== undefined) this.#views.delete(oldest);
      this.#knownLabels = [];
      change(1);
      [this.#knownLabels, this.#changes] = [labels, changes];
    }
  }

  /** The most common label of a name in a facet. */
  labelOfName(name: number): string {
    return (this.#knownLabels[name] ??= this.labelOfKeys(this.keysOfName[name] ?? []));
  }

  /** The most common label of a name with these keys; of equals the first by code units. */
  labelOfKeys(keys: readonly number[]): string {
    const [onlyLabel] = keys.length === 1 ? this.labelsOfKey(keys[0] as number) : [];
    if (onlyLabel !== undefined && this.labelsOfKey(keys[0] as number).length === 1)
      return (this.labels[onlyLabel] as string).slice(1);
    const counts = new Map<string, number>();
    for (const key of keys) {
      for (const label of this.labelsOfKey(key)) {
        const name = (this.labels[label] as string).slice(1);
        counts.set(name, (counts.get(name) ?? 0) + (this.counts[label] as number));
      }
    }
    const [best] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return best?.[0] ?? '';
  }

  /** The key numbers of the points that meet a condition. */
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
