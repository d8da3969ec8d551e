import { SearchEngine } from '@talaash/talent-index/engine/engine';
import type { TalentDocument } from '@talaash/talent-index/port';
import { anybody, nothing } from './searched.ts';

export type Person = Partial<TalentDocument> & Pick<TalentDocument, 'jobTitle'>;

/** The people's titles in the order in which a text finds them. The expected last is the freshest, so ties do not help. */
export function titlesFound(text: string, people: readonly Person[]): string[] {
  const engine = new SearchEngine();
  const documents = people.map(
    (person, at): TalentDocument => ({
      ...anybody,
      talentId: `talent-${at}`,
      updatedAtMs: at,
      skills: ['Git'],
      ...person,
    }),
  );
  engine.apply({ upserts: documents, removals: [] });
  const { hits } = engine.search({ ...nothing, text });
  return hits.map(({ talentId }) => documents.find((each) => each.talentId === talentId)?.jobTitle ?? '');
}
