import { COMPLETION_PEOPLE_MIN } from '@talaash/domain/talent-search/limit';
import { fold } from '../words/fold.ts';
import { COMPLETION_KINDS, type CompletionKind } from '@talaash/domain/talent-search/choice';
import type { Completion } from '../port.ts';
import type { Registers } from '../segments/growing-segment.ts';
import { EMPLOYER_KINDS, PLACE_KINDS, TRAIT, type TraitKind } from '../segments/trait.ts';

const TRAIT_KINDS = {
  title: [TRAIT.title],
  place: PLACE_KINDS,
  employer: EMPLOYER_KINDS,
} as const satisfies Partial<Record<CompletionKind, readonly TraitKind[]>>;

/** Names that begin as typed, and how many people have each now. */
export function completions(
  { skills, traits }: Registers,
  { typed, redacted, limit }: { typed: string; redacted: boolean; limit: number },
): Completion[] {
  const begin = fold(typed).trimStart();
  if (begin === '') return [];
  const least = redacted ? COMPLETION_PEOPLE_MIN : 1;
  const isMeant = ({ text, count }: { text: string; count: number }) =>
    count >= least && ` ${fold(text)}`.includes(` ${begin}`);
  return COMPLETION_KINDS.flatMap((kind): Completion[] => {
    if (redacted && kind === 'employer') return [];
    const found =
      kind === 'skill'
        ? distinct(skills.beginning(begin), (label) => skills.keyOfLabel[label] as number).map((key) => ({
            count: skills.countOfKey(key),
            textOf: () => skills.labelOfKey(key),
          }))
        : distinct(traits.beginning(begin, TRAIT_KINDS[kind]), (label) =>
            (traits.keys[traits.keyOfLabel[label] as number] as string).slice(1),
          ).map((name) => ({
            count: countOf(traits, TRAIT_KINDS[kind], name),
            textOf: () => traits.labelOfName(TRAIT_KINDS[kind], name),
          }));
    return found
      .filter(({ count }) => count >= least)
      .sort((a, b) => b.count - a.count)
      .slice(0, limit * SPARE)
      .map(({ count, textOf }) => ({ kind, text: textOf(), count }))
      .filter(isMeant)
      .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
      .slice(0, limit);
  });
}

/** A name may be shown in another spelling than the one that was found, so some more are looked at than shown. */
const SPARE = 3;

/** Nobody has two kinds of an employer. Of a place, whoever lives in the city also lives in a state of its name. */
const countOf = (traits: Registers['traits'], kinds: readonly TraitKind[], name: string): number => {
  const counts = traits.ofName(kinds, name).map((key) => traits.countOfKey(key));
  return kinds === TRAIT_KINDS.employer
    ? counts.reduce((sum, count) => sum + count, 0)
    : Math.max(0, ...counts);
};

const distinct = <Key>(labels: readonly number[], keyOf: (label: number) => Key): Key[] => [
  ...new Set(labels.map(keyOf)),
];
