import { MATCH_CRITERIA } from '@talaash/domain/talent-match/choice';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { MATCH_WEIGHTS } from '@talaash/domain/talent-match/weight';
import {
  bandSentences,
  MATCH_CRITERION_LABELS,
  MATCH_SENTENCES,
  skillCountSentences,
} from '@talaash/domain/talent-match/words';
import { DefinitionList } from '../../ui/show/section.tsx';
import css from './how-counted.module.css';

/** The points of a match and their weights, on demand. */
export function HowCounted({ match }: { match: TalentMatch }) {
  const { version, points } = MATCH_WEIGHTS;
  return (
    <details className={css['counted']}>
      <summary>How this is counted</summary>
      <div className={css['text']}>
        <DefinitionList
          items={[
            ...match.items.map(({ label, points: got, possible }) => ({
              label,
              value: `${got} of ${possible}`,
            })),
            { label: 'All points', value: `${match.total} of 100` },
          ]}
        />
        {bandSentences().map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <h3>Weights, version {version}</h3>
        <DefinitionList
          items={MATCH_CRITERIA.map((criterion) => ({
            label: MATCH_CRITERION_LABELS[criterion],
            value: points[criterion],
          }))}
        />
        <p>{MATCH_SENTENCES.scaled}</p>
        {skillCountSentences().map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{MATCH_SENTENCES.half}</p>
      </div>
    </details>
  );
}
