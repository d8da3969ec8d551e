import { IconCheck } from '../../ui/icon/check.ts';
import { IconMinus } from '../../ui/icon/minus.ts';
import { IconQuestionMark } from '../../ui/icon/question-mark.ts';
import { MATCH_OUTCOMES, type MatchOutcome } from '@talaash/domain/talent-match/choice';
import type { MatchItem, TalentMatch } from '@talaash/domain/talent-match/schema';
import { MATCH_OUTCOME_LABELS, MATCH_SENTENCES } from '@talaash/domain/talent-match/words';
import type { ComponentType } from 'react';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { HowCounted } from './how-counted.tsx';
import { MatchBandMark } from './match-band.tsx';
import css from './match-panel.module.css';
import { useMatch } from './talent-match.ts';

/**
 * A profile compared with a job post: what fits, what is missing and what is not stated; the points on demand. Empty for a talent
 * whom the company may not see.
 */
export function MatchPanel({ jobPostId, talentId }: { jobPostId: string; talentId: string }) {
  const match = useMatch(jobPostId, talentId);
  if (match.data === undefined) {
    return match.isError ? (
      <QueryFailure title={MATCH_SENTENCES.loadFailed} queries={[match]} />
    ) : (
      <TextSkeleton lines={8} label="Loading the match" />
    );
  }
  return match.data === null ? null : <LoadedMatch match={match.data} />;
}

function LoadedMatch({ match }: { match: TalentMatch }) {
  return (
    <div className={css['panel']}>
      <div className={css['head']}>
        <h2>Match</h2>
        <MatchBandMark band={match.band} keepsWord />
      </div>
      {MATCH_OUTCOMES.map((outcome) => (
        <MatchGroup
          key={outcome}
          outcome={outcome}
          // No post asks for freshness, but it counts a little.
          items={match.items.filter((item) => item.outcome === outcome && item.criterion !== 'freshness')}
        />
      ))}
      <p className={css['note']}>{MATCH_SENTENCES.neverCounted}</p>
      <HowCounted match={match} />
    </div>
  );
}

const ICONS: Record<MatchOutcome, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  evidence: IconCheck,
  gap: IconMinus,
  notStated: IconQuestionMark,
};

interface MatchGroupProps {
  outcome: MatchOutcome;
  items: readonly MatchItem[];
}

function MatchGroup({ outcome, items }: MatchGroupProps) {
  if (items.length === 0) return null;
  const Icon = ICONS[outcome];
  const title = MATCH_OUTCOME_LABELS[outcome];
  return (
    <section aria-label={title}>
      <h3 className={css['group']}>{title}</h3>
      <ul className={css['items']}>
        {items.map((item) => (
          <li key={`${item.criterion} ${item.label}`} data-outcome={outcome}>
            <Icon aria-hidden />
            <b>{item.criterion === 'mustSkill' ? `${item.label}, must` : item.label}</b>
            <span className={css['detail']}>{item.detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
