import { SEARCH_FIELDS, type SearchField } from '@talaash/domain/talent-search/choice';
import { fitOf, isStatedNear } from '@talaash/domain/talent-search/condition-fit';
import type { SearchCondition, SearchMatch } from '@talaash/domain/talent-search/schema';
import { labelTermsOf } from '@talaash/lexicon/label-term';
import { skillKey } from '@talaash/lexicon/phrase';
import { wordsOf } from '@talaash/lexicon/word';
import { craftWordOf } from '@talaash/question/correction';
import { closeness, fieldOfImpact, FIELD_IMPACT } from '@talaash/question/field';
import type { TalentDocument } from '@talaash/talent-index/port';
import { TermReader } from '@talaash/talent-index/terms/term-reader';
import type { Asker } from './asker.ts';
import { allOf } from './clause.ts';
import type { FoundGroup } from './found-group.ts';
import { explainsSkill, type FoundWord, type Matched } from './found-word.ts';

const reader = new TermReader(craftWordOf);

/** The impacts of a person's words, by list. */
function wordsIn(document: TalentDocument) {
  const { open, name, impacts, terms } = reader.read(document);
  return {
    word: new Map(open.toArray().map((at) => [terms[at] as string, impacts[at] as number])),
    nameWord: new Map(name.toArray().map((at) => [terms[at] as string, FIELD_IMPACT.name as number])),
  };
}

/** Why each of some people was found, as `explain` of our engine says it. */
export function explain(
  documents: readonly TalentDocument[],
  words: readonly FoundWord[],
  context: {
    skills: readonly string[];
    /** The keys of the skills by which similar people were found. */
    similarSkills: readonly string[];
    facts: readonly SearchCondition[];
    nowMs: number;
  },
): SearchMatch[] {
  const { skills, similarSkills, facts, nowMs } = context;
  const asked = new Set([...skills.map(skillKey), ...similarSkills]);
  return documents.map((document) => {
    const own = wordsIn(document);
    const fields = new Set<SearchField>();
    const texts: string[] = [];
    for (const word of words) {
      const { text, matched, isName } = word;
      const score = scoreOf(word, document, own);
      if (score === 0) continue;
      if (text !== '') texts.push(text);
      const field = isName ? fieldOfImpact(score) : fieldBehind(score, matched, own);
      if (field !== undefined) fields.add(field);
    }
    const meant = firstLabels(document.skills).filter(
      (label) =>
        asked.has(skillKey(label)) ||
        labelTermsOf(wordsOf(label)).some(
          (term) =>
            own.word.has(term) &&
            words.some(({ matched }) => matched.some((one) => explainsSkill(one) && isMatched(one, term))),
        ),
    );
    const standings = facts.map((fact) => fitOf(fact, document, nowMs, skillKey));
    const isStated = facts.map((fact, at) => standings[at] === 'near' && isStatedNear(fact, document.facts));
    return {
      fields: SEARCH_FIELDS.filter((field) => fields.has(field) || (field === 'skills' && meant.length > 0)),
      words: texts,
      skills: meant,
      standings,
      ...(isStated.includes(true) ? { isStated } : {}),
    };
  });
}

type OwnWords = ReturnType<typeof wordsIn>;

const isMatched = ({ term, isPrefix }: Matched, word: string): boolean =>
  isPrefix ? word.startsWith(term) : word === term;

/** The impacts of somebody's words that a word of the question matches. */
function impactsOf(one: Matched, own: OwnWords): number[] {
  const impacts = own[one.list];
  if (one.isPrefix) return [...impacts].flatMap(([word, impact]) => (isMatched(one, word) ? [impact] : []));
  const impact = impacts.get(one.term);
  return impact === undefined ? [] : [impact];
}

/** What a word of the question counts for somebody. */
const scoreOf = ({ matched, scoreIn }: FoundWord, document: TalentDocument, own: OwnWords): number =>
  Math.max(
    scoreIn?.(document) ?? 0,
    ...matched.flatMap((one) => impactsOf(one, own).map((impact) => one.scoreOf[impact] ?? 0)),
  );

/** As our engine: of the closest matches with exactly this score, the field with the greatest impact. */
function fieldBehind(score: number, matched: FoundWord['matched'], own: OwnWords): SearchField | undefined {
  let best = { close: -1, impact: 0 };
  for (const one of matched) {
    const close = closeness(one.scoreOf);
    for (const impact of impactsOf(one, own))
      if (
        one.scoreOf[impact] === score &&
        (close > best.close || (close === best.close && impact > best.impact))
      )
        best = { close, impact };
  }
  return best.impact === 0 ? undefined : fieldOfImpact(best.impact);
}

function firstLabels(skills: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const label of skills) if (!first.has(skillKey(label))) first.set(skillKey(label), label.trim());
  return [...first.values()];
}

/** The dropped groups that most of those who are shown lack. */
export async function leftOut(
  dropped: readonly FoundGroup[],
  shown: readonly TalentDocument[],
  asker: Asker,
): Promise<ReadonlySet<FoundGroup>> {
  const ids = { ids: { values: shown.map(({ talentId }) => talentId) } };
  const left = await Promise.all(
    dropped.map(async (group) => {
      const having = shown.length === 0 ? 0 : await asker.count(allOf([ids, group.has]));
      return (shown.length - having) * 2 >= shown.length ? [group] : [];
    }),
  );
  return new Set(left.flat());
}
