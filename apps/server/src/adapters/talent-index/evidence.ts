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
import { allOf, type Clause } from './clause.ts';
import type { FoundGroup } from './found-group.ts';
import { explainsSkill, type FoundWord } from './found-word.ts';

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
export async function explain(
  documents: readonly TalentDocument[],
  words: readonly FoundWord[],
  context: { skills: readonly string[]; facts: readonly SearchCondition[]; nowMs: number; asker: Asker },
): Promise<SearchMatch[]> {
  const { skills, facts, nowMs, asker } = context;
  const scores = await scoresOf(documents, words, asker);
  const asked = new Set(skills.map(skillKey));
  return documents.map((document) => {
    const own = wordsIn(document);
    const of = scores.get(document.talentId) ?? [];
    const fields = new Set<SearchField>();
    const texts: string[] = [];
    for (const [at, { text, matched, isName }] of words.entries()) {
      const score = of[at] ?? 0;
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
            words.some(({ matched }) => matched.some((one) => explainsSkill(one) && one.matches(term))),
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

/** As our engine: of the closest matches with exactly this score, the field with the greatest impact. */
function fieldBehind(
  score: number,
  matched: FoundWord['matched'],
  own: ReturnType<typeof wordsIn>,
): SearchField | undefined {
  let best = { close: -1, impact: 0 };
  for (const { list, matches, scoreOf } of matched) {
    const close = closeness(scoreOf);
    for (const [term, impact] of own[list])
      if (
        scoreOf[impact] === score &&
        (close > best.close || (close === best.close && impact > best.impact)) &&
        matches(term)
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

/** By talent id, what each word counts: the names of the clauses that found the person say it. */
async function scoresOf(
  documents: readonly TalentDocument[],
  words: readonly FoundWord[],
  asker: Asker,
): Promise<Map<string, number[]>> {
  const should = words.flatMap(({ levels }, at) =>
    levels
      .filter(({ clause }) => !('match_none' in clause))
      .map(
        ({ score, clause }, level): Clause => ({
          bool: { filter: [clause], _name: `${at} ${score} ${level}` },
        }),
      ),
  );
  if (documents.length === 0 || should.length === 0) return new Map();
  const ids = { ids: { values: documents.map(({ talentId }) => talentId) } };
  const query = { bool: { filter: [ids], should, minimum_should_match: 0 } };
  const { hits } = await asker.search({
    query,
    size: documents.length,
    _source: false,
    track_total_hits: false,
  });
  return new Map(
    hits.hits.map(({ _id, matched_queries: names = [] }) => {
      const best: number[] = [];
      for (const name of names) {
        const [at = 0, score = 0] = name.split(' ').map(Number);
        best[at] = Math.max(best[at] ?? 0, score);
      }
      return [_id, best];
    }),
  );
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
