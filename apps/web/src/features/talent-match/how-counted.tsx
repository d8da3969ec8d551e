import { MATCH_BANDS, MATCH_CRITERIA } from '@talaash/domain/talent-match/choice';
import { MATCH_WEIGHTS } from '@talaash/domain/talent-match/weight';
import {
  MATCH_BAND_LABELS,
  MATCH_CRITERION_LABELS,
  MATCH_SENTENCES,
} from '@talaash/domain/talent-match/words';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import css from './how-counted.module.css';

/** The weights of a match, from the table that counts them. */
export function HowCounted({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { version, points, bands } = MATCH_WEIGHTS;
  return (
    <Dialog opened={opened} onClose={onClose} title="How a match is counted">
      <div className={css['text']}>
        <p>
          Weights v{version}. {MATCH_SENTENCES.neverCounted}
        </p>
        <DefinitionList
          items={MATCH_CRITERIA.map((criterion) => ({
            label: MATCH_CRITERION_LABELS[criterion],
            value: points[criterion],
          }))}
        />
        <p>{MATCH_SENTENCES.scaled}</p>
        <p>{MATCH_SENTENCES.skill}</p>
        <p>{MATCH_SENTENCES.half}</p>
        <p>
          {MATCH_BANDS.map((band) => `${MATCH_BAND_LABELS[band]} from ${bands[band]} points`).join(', ')}.{' '}
          {MATCH_SENTENCES.strongNeedsAll}
        </p>
      </div>
    </Dialog>
  );
}
