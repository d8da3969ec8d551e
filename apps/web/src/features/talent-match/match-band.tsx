import type { MatchBand } from '@talaash/domain/talent-match/choice';
import { MATCH_BANDS } from '@talaash/domain/talent-match/choice';
import { MATCH_BAND_LABELS } from '@talaash/domain/talent-match/words';
import css from './match-band.module.css';

/** Three squares, one per level of the band, and its word. A phone shows only the squares. */
export function MatchBandMark({ band, keepsWord = false }: { band: MatchBand; keepsWord?: boolean }) {
  const filled = MATCH_BANDS.length - MATCH_BANDS.indexOf(band);
  const label = `${MATCH_BAND_LABELS[band]} match`;
  return (
    <span className={css['band']} role="img" aria-label={label} title={label}>
      {MATCH_BANDS.map((_, at) => (
        <span key={at} className={css['square']} data-on={at < filled || undefined} />
      ))}
      <span className={css['word']} data-keeps={keepsWord || undefined}>
        {MATCH_BAND_LABELS[band]}
      </span>
    </span>
  );
}
