import { COLUMN_NAMES, HERE, type Segment } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import type { FoundWord } from './word-search.ts';
import type { PostingRun } from './word-list.ts';

/** Added to the score of who has every word, so that they come first. Above any sum of words. */
export const ALL_WORDS_BONUS = 1 << 24;

/** What a talent has to have besides words. */
export type Filter = {
  /** Key numbers of the skill register; all are needed. */
  skills: number[];
  /** In COLUMN_NAMES' order, as the columns hold their numbers; undefined when open on both sides. */
  ranges: ({ min: number; max: number } | undefined)[];
};

export type WeightedWord = FoundWord & { rarity: number };

/**
 * Who answers a question, in no order: numbers that run through all segments, and scores. One of these serves question
 * after question.
 */
export class Candidates {
  numbers = new Uint32Array(1024);
  scores = new Uint32Array(1024);
  length = 0;
  /** By segment: its first number, where its candidates start here, and whether they stand in ascending order. */
  parts: { segment: Segment; offset: number; from: number; to: number; isAscending: boolean }[] = [];

  /** Collects who passes the filter and has at least `wordsMin` of the words. */
  collect(
    segments: readonly Segment[],
    words: readonly WeightedWord[],
    filter: Filter,
    wordsMin: number,
    register: SkillRegister,
  ): void {
    this.parts = [];
    this.length = 0;
    let offset = 0;
    for (const [s, segment] of segments.entries()) {
      const from = this.length;
      this.#reserve(from + segment.size);
      const isAscending = new Collector(this, segment, s, words, filter, register).run(offset, wordsMin);
      this.parts.push({ segment, offset, from, to: this.length, isAscending });
      offset += segment.size;
    }
  }

  #reserve(length: number): void {
    if (length <= this.numbers.length) return;
    const numbers = new Uint32Array(Math.ceil(length * 1.25));
    const scores = new Uint32Array(numbers.length);
    numbers.set(this.numbers.subarray(0, this.length));
    scores.set(this.scores.subarray(0, this.length));
    this.numbers = numbers;
    this.scores = scores;
  }

  /** The segment and place that a number stands for. */
  locate(number: number): { s: number; segment: Segment; place: number } {
    const s = this.parts.findLastIndex((part) => part.offset <= number);
    const part = this.parts[s];
    if (part === undefined) throw new Error(`No segment holds the number ${number}`);
    return { s, segment: part.segment, place: number - part.offset };
  }
}

class Collector {
  readonly #out: Candidates;
  readonly #segment: Segment;
  readonly #scores: Uint8Array[];
  readonly #rarities: number[];
  readonly #lists: (Uint32Array | undefined)[];
  readonly #filter: Filter;
  readonly #keyOfLabel: readonly number[];

  constructor(
    out: Candidates,
    segment: Segment,
    s: number,
    words: readonly WeightedWord[],
    filter: Filter,
    register: SkillRegister,
  ) {
    this.#out = out;
    this.#segment = segment;
    // The rarest word rules out most, so it is asked first.
    const rarestFirst = words.toSorted((a, b) => a.found - b.found);
    this.#scores = rarestFirst.map((word) => word.sheets[s]?.scores as Uint8Array);
    this.#rarities = rarestFirst.map((word) => word.rarity);
    this.#lists = rarestFirst.map((word) => word.sheets[s]?.listed);
    this.#filter = filter;
    this.#keyOfLabel = register.keyOfLabel;
  }

  /** Whether the candidates were collected in ascending order. */
  run(offset: number, wordsMin: number): boolean {
    const skills = this.#filter.skills
      .map((key) => ({ key, run: this.#segment.skillPlaces(key) }))
      .sort((a, b) => a.run.to - a.run.from - (b.run.to - b.run.from));
    const shortest = skills[0];
    const listed = wordsMin === this.#scores.length ? this.#shortestList() : undefined;
    if (
      listed !== undefined &&
      (shortest === undefined || listed.length < shortest.run.to - shortest.run.from)
    ) {
      this.#collect(
        listed,
        0,
        0,
        listed.length,
        skills.map(({ key }) => key),
        offset,
        wordsMin,
      );
      return false;
    }
    if (shortest !== undefined) {
      const { postings, from, to } = shortest.run;
      this.#collect(
        postings,
        8,
        from,
        to,
        skills.slice(1).map(({ key }) => key),
        offset,
        wordsMin,
      );
    } else {
      this.#collect(undefined, 0, 0, this.#segment.size, [], offset, wordsMin);
    }
    return true;
  }

  #shortestList(): Uint32Array | undefined {
    return this.#lists
      .filter((list) => list !== undefined)
      .reduce<Uint32Array | undefined>(
        (best, list) => (best === undefined || list.length < best.length ? list : best),
        undefined,
      );
  }

  /** Looks at the places that `source` lists (as postings, when shifted by 8), or at all of them. */
  #collect(
    source: PostingRun['postings'] | undefined,
    shift: number,
    from: number,
    to: number,
    skills: readonly number[],
    offset: number,
    wordsMin: number,
  ): void {
    const { states } = this.#segment.columns;
    const [experience, salary] = COLUMN_NAMES.map((name) => this.#segment.columns[name]) as [
      Float32Array,
      Float32Array,
    ];
    const [years, lakhs] = this.#filter.ranges;
    const sheets = this.#scores;
    const rarities = this.#rarities;
    const words = sheets.length;
    const missingMax = words - wordsMin;
    const { numbers, scores } = this.#out;
    let { length } = this.#out;
    next: for (let i = from; i < to; i += 1) {
      const place = source === undefined ? i : (source[i] as number) >>> shift;
      let score = 0;
      let missing = 0;
      for (let w = 0; w < words; w += 1) {
        const scored = (sheets[w] as Uint8Array)[place] as number;
        if (scored !== 0) score += scored * (rarities[w] as number);
        else if (missing === missingMax) continue next;
        else missing += 1;
      }
      if (states[place] !== HERE) continue;
      if (
        years !== undefined &&
        !((experience[place] as number) >= years.min && (experience[place] as number) <= years.max)
      )
        continue;
      if (
        lakhs !== undefined &&
        !((salary[place] as number) >= lakhs.min && (salary[place] as number) <= lakhs.max)
      )
        continue;
      if (skills.length > 0 && !this.#hasSkills(place, skills)) continue;
      numbers[length] = place + offset;
      scores[length] = missing === 0 ? score + ALL_WORDS_BONUS : score;
      length += 1;
    }
    this.#out.length = length;
  }

  #hasSkills(place: number, keys: readonly number[]): boolean {
    const { skillStarts, skills } = this.#segment.columns;
    const from = skillStarts[place] as number;
    const to = skillStarts[place + 1] as number;
    next: for (const key of keys) {
      for (let at = from; at < to; at += 1) if (this.#keyOfLabel[skills[at] as number] === key) continue next;
      return false;
    }
    return true;
  }
}
