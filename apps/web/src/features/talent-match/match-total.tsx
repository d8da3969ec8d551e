import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { matchGaps, matchItemSentence } from '@talaash/domain/talent-match/words';
import { MatchBandMark } from './match-band.tsx';
import css from './match-total.module.css';

/** A short comparison of a person with a job post: the band, and the gaps. */
export function MatchTotal({ match }: { match: TalentMatch }) {
  const gaps = matchGaps({ items: match.items.filter(({ criterion }) => criterion !== 'freshness') });
  return (
    <div className={css['total']}>
      <MatchBandMark band={match.band} keepsWord />
      {gaps.length > 0 ? <p className={css['gaps']}>{gaps.map(matchItemSentence).join(' · ')}</p> : null}
    </div>
  );
}
