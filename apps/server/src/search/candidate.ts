import { HERE, type Segment } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import type { FoundWord } from './word-search.ts';

/** Added to the score of who has every word, so that they come first. Above any sum of words. */
export const ALL_WORDS_BONUS = 1 << 24;

/** What a talent has to have besides words. */
export type Filter = {
  /** Key numbers of the skill register; all are needed. */
  skills: number[];
  /** Of experience and of salary, as the columns hold their numbers; undefined when open on both sides. */
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

/** Places to look at: listed, or, without `list`, all from one up to another. In postings a place is shifted by 8 bits. */
type Places = {
  list: Uint32Array | undefined;
  shift: number;
  from: number;
  to: number;
  isAscending: boolean;
  /** The skill that all of them have. */
  skill?: number;
};

class Collector {
  readonly #out: Candidates;
  readonly #segment: Segment;
  readonly #scores: Uint8Array[];
  readonly #rarities: number[];
  readonly #lists: (Uint32Array | undefined)[];
  #skills: readonly number[];
  readonly #years: Filter['ranges'][number];
  readonly #lakhs: Filter['ranges'][number];
  #isFiltered = true;
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
    this.#skills = filter.skills;
    [this.#years, this.#lakhs] = filter.ranges;
    this.#keyOfLabel = register.keyOfLabel;
  }

  /** Whether the candidates were collected in ascending order. */
  run(offset: number, wordsMin: number): boolean {
    const needsAll = wordsMin === this.#scores.length;
    const places = this.#fewestPlaces(needsAll);
    this.#skills = this.#skills.filter((skill) => skill !== places.skill);
    this.#isFiltered = this.#skills.length > 0 || this.#years !== undefined || this.#lakhs !== undefined;
    if (this.#scores.length === 0) this.#collectAny(places, offset);
    else if (needsAll) this.#collectAll(places, offset);
    else this.#collectSome(places, offset, wordsMin);
    return places.isAscending;
  }

  /** The fewest places among which everybody who passes is: a skill's, a rare word's, or all. */
  #fewestPlaces(needsAllWords: boolean): Places {
    const everywhere: Places = {
      list: undefined,
      shift: 0,
      from: 0,
      to: this.#segment.size,
      isAscending: true,
    };
    const places: Places[] = this.#skills.map((key) => {
      const { postings: list, from, to } = this.#segment.skillPlaces(key);
      return { list, shift: 8, from, to, isAscending: true, skill: key };
    });
    for (const list of this.#lists) {
      if (!needsAllWords) break;
      if (list !== undefined) places.push({ list, shift: 0, from: 0, to: list.length, isAscending: false });
    }
    return places.reduce(
      (fewest, other) => (other.to - other.from < fewest.to - fewest.from ? other : fewest),
      everywhere,
    );
  }

  #collectAny({ list, shift, from, to }: Places, offset: number): void {
    const { states } = this.#segment.columns;
    const { numbers, scores } = this.#out;
    let { length } = this.#out;
    for (let i = from; i < to; i += 1) {
      const place = list === undefined ? i : (list[i] as number) >>> shift;
      if (states[place] !== HERE || (this.#isFiltered && !this.#passes(place))) continue;
      numbers[length] = place + offset;
      scores[length] = ALL_WORDS_BONUS;
      length += 1;
    }
    this.#out.length = length;
  }

  #collectAll({ list, shift, from, to }: Places, offset: number): void {
    const { states } = this.#segment.columns;
    const { numbers, scores } = this.#out;
    const [first, second] = this.#scores as [Uint8Array, Uint8Array | undefined];
    const [rarity, secondRarity] = this.#rarities as [number, number];
    const words = this.#scores.length;
    let { length } = this.#out;
    next: for (let i = from; i < to; i += 1) {
      const place = list === undefined ? i : (list[i] as number) >>> shift;
      const scored = first[place] as number;
      if (scored === 0) continue;
      let score = scored * rarity;
      if (second !== undefined) {
        const also = second[place] as number;
        if (also === 0) continue;
        score += also * secondRarity;
        for (let w = 2; w < words; w += 1) {
          const further = (this.#scores[w] as Uint8Array)[place] as number;
          if (further === 0) continue next;
          score += further * (this.#rarities[w] as number);
        }
      }
      if (states[place] !== HERE || (this.#isFiltered && !this.#passes(place))) continue;
      numbers[length] = place + offset;
      scores[length] = score + ALL_WORDS_BONUS;
      length += 1;
    }
    this.#out.length = length;
  }

  #collectSome({ list, shift, from, to }: Places, offset: number, wordsMin: number): void {
    const { states } = this.#segment.columns;
    const { numbers, scores } = this.#out;
    const words = this.#scores.length;
    let { length } = this.#out;
    next: for (let i = from; i < to; i += 1) {
      const place = list === undefined ? i : (list[i] as number) >>> shift;
      let score = 0;
      let missing = 0;
      for (let w = 0; w < words; w += 1) {
        const scored = (this.#scores[w] as Uint8Array)[place] as number;
        if (scored !== 0) score += scored * (this.#rarities[w] as number);
        else if (missing === words - wordsMin) continue next;
        else missing += 1;
      }
      if (states[place] !== HERE || (this.#isFiltered && !this.#passes(place))) continue;
      numbers[length] = place + offset;
      scores[length] = missing === 0 ? score + ALL_WORDS_BONUS : score;
      length += 1;
    }
    this.#out.length = length;
  }

  #passes(place: number): boolean {
    const { experienceInYears, expectedSalaryInLpaInr } = this.#segment.columns;
    if (this.#years !== undefined) {
      const value = experienceInYears[place] as number;
      if (!(value >= this.#years.min && value <= this.#years.max)) return false;
    }
    if (this.#lakhs !== undefined) {
      const value = expectedSalaryInLpaInr[place] as number;
      if (!(value >= this.#lakhs.min && value <= this.#lakhs.max)) return false;
    }
    return this.#skills.length === 0 || this.#hasSkills(place);
  }

  #hasSkills(place: number): boolean {
    const { skillStarts, skills } = this.#segment.columns;
    const from = skillStarts[place] as number;
    const to = skillStarts[place + 1] as number;
    next: for (const key of this.#skills) {
      for (let at = from; at < to; at += 1) if (this.#keyOfLabel[skills[at] as number] === key) continue next;
      return false;
    }
    return true;
  }
}
