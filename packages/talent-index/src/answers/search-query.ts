import { placeKey } from '@talaash/domain/locality/place-key';
import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import { mayGuestsAsk } from '@talaash/domain/talent-search/rule';
import type { SearchCondition, SearchReading } from '@talaash/domain/talent-search/schema';
import type { TalentQuestion } from '../port.ts';
import { isNeeded, type Span, type Understanding, type Wanted } from '@talaash/question/understanding';

/** The query, with everything that its text says. */
export type SearchQuery = {
  kind: Understanding['kind'];
  /** Only people inside all of these are found: the query's conditions and its strict facts. */
  filters: SearchCondition[];
  /** Facts that order the result. */
  facts: SearchCondition[];
  groups: QueryGroup[];
  exclusions: Wanted[];
  /** `corrections`, `dropped` and `mentioned` are known only when people were searched. */
  reading: SearchReading;
};

export type QueryGroup = Understanding['groups'][number] & { text: string };

/** Further groups are ignored, optional ones first: each requires a look at everybody who has it. */
const GROUPS_MAX = 15;

/** Removes the parts of a query that guests may not use. */
export function searchQueryOf(question: TalentQuestion, understood: Understanding): SearchQuery {
  const isAllowed = ({ kind }: SearchCondition) => !question.redacted || mayGuestsAsk(kind);
  const isWantedAllowed = (wanted: Wanted) => wanted.kind !== 'fact' || isAllowed(wanted.condition);
  const textOf = (spans: readonly Span[], wanted: readonly Wanted[]) =>
    spans.length > 0
      ? spans.map(({ start, end }) => question.text.slice(start, end)).join(' ')
      : wanted.map(nameOf).join(' ');
  const facts = understood.facts
    .filter(({ condition }) => isAllowed(condition))
    .map((fact) => ({ ...fact, condition: withPoint(fact.condition, question.points) }))
    .map(({ isMust = false, ...fact }) => ({
      ...fact,
      isStrict: isMust || question.strict.includes(fact.condition.kind),
      isExcluded: false,
    }));
  const exclusions = understood.exclusions.filter(({ wanted }) => isWantedAllowed(wanted));
  const groups = understood.groups.flatMap((group) => {
    const anyOf = group.anyOf.filter(isWantedAllowed);
    return anyOf.length === 0 ? [] : [{ ...group, anyOf, text: textOf(group.spans, anyOf) }];
  });
  const kept = withinLimit(groups);
  const excludedFacts = exclusions.flatMap(({ wanted, spans }) =>
    wanted.kind === 'fact' ? [{ condition: wanted.condition, isStrict: true, isExcluded: true, spans }] : [],
  );
  const start = ({ spans }: { spans: readonly Span[] }) => spans[0]?.start ?? 0;
  return {
    kind: understood.kind,
    filters: [
      ...question.conditions.filter(isAllowed).map((condition) => withPoint(condition, question.points)),
      ...facts.flatMap(({ condition, isStrict }) => (isStrict ? [condition] : [])),
    ],
    facts: facts.flatMap(({ condition, isStrict }) => (isStrict ? [] : [condition])),
    groups: kept,
    exclusions: exclusions.map(({ wanted }) => wanted),
    reading: {
      facts: [...facts, ...excludedFacts].sort((a, b) => start(a) - start(b)),
      words: [
        ...kept.flatMap(({ text, spans }) =>
          spans.length === 0 ? [] : [{ text, isExcluded: false, spans }],
        ),
        ...exclusions.flatMap(({ wanted, spans }) =>
          wanted.kind === 'fact' ? [] : [{ text: textOf(spans, [wanted]), isExcluded: true, spans }],
        ),
      ].sort((a, b) => start(a) - start(b)),
      brackets: understood.brackets,
      corrections: understood.corrections,
      dropped: [],
      mentioned: [],
      hasSimilar: false,
      withheld: withheldIn(understood, isAllowed, question.text),
    },
  };
}

/** The parts left out for guests, in the words of the text. Alternatives are named by what they ask for. */
function withheldIn(
  { facts, groups, exclusions }: Understanding,
  isAllowed: (condition: SearchCondition) => boolean,
  text: string,
): string[] {
  const parts: { condition: SearchCondition; spans: readonly Span[] }[] = [...facts];
  const put = (wanted: Wanted, spans: readonly Span[]) => {
    if (wanted.kind === 'fact') parts.push({ condition: wanted.condition, spans });
  };
  for (const { anyOf, spans } of groups)
    if (spans.length > 0) for (const wanted of anyOf) put(wanted, anyOf.length === 1 ? spans : []);
  for (const { wanted, spans } of exclusions) put(wanted, spans);
  const textOf = ({ condition, spans }: (typeof parts)[number]) =>
    spans.length === 0
      ? conditionWords(condition)
      : spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  return [...new Set(parts.filter(({ condition }) => !isAllowed(condition)).map(textOf))];
}

function withPoint(condition: SearchCondition, points: TalentQuestion['points']): SearchCondition {
  if (condition.kind !== 'place' || condition.withinKm === undefined || condition.point) return condition;
  const point = points?.[placeKey(condition.names[0] ?? '')];
  return point === undefined ? condition : { ...condition, point };
}

/** Whether a group only asks for any of several facts of the text. */
export const isOfFacts = ({ anyOf, spans, kind }: QueryGroup): boolean =>
  kind === 'helping' && spans.length > 0 && anyOf.length > 1 && anyOf.every(({ kind }) => kind === 'fact');

function withinLimit(groups: QueryGroup[]): QueryGroup[] {
  const needed = groups.filter(isNeeded).slice(0, GROUPS_MAX);
  const helping = groups.filter((group) => !isNeeded(group)).slice(0, GROUPS_MAX - needed.length);
  const kept = new Set([...needed, ...helping]);
  return groups.filter((group) => kept.has(group));
}

function nameOf(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'word':
      return wanted.word.text;
    case 'phrase':
      return wanted.text;
    case 'domain':
      return wanted.name;
    case 'fact':
      return wanted.condition.kind;
  }
}
