import { IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import type { MatchOutcome } from '@talaash/domain/talent-match/choice';
import type { MatchItem, TalentMatch } from '@talaash/domain/talent-match/schema';
import { MATCH_SENTENCES } from '@talaash/domain/talent-match/words';
import { type ComponentType, useState } from 'react';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { HowCounted } from './how-counted.tsx';
import { MatchBandMark } from './match-band.tsx';
import css from './match-panel.module.css';
import { useMatch } from './talent-match.ts';

/** How a profile answers a job post: the points and what they are made of. Nothing for a person whom one may not see. */
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

const GROUPS: readonly { outcome: MatchOutcome; title: string; note?: string }[] = [
  { outcome: 'evidence', title: 'Evidence' },
  { outcome: 'gap', title: 'Gaps' },
  { outcome: 'notStated', title: 'Not stated', note: 'counts half' },
];

function LoadedMatch({ match }: { match: TalentMatch }) {
  const [isExplained, setExplained] = useState(false);
  return (
    <div className={css['panel']}>
      <div className={css['head']}>
        <h2>Match</h2>
        <MatchBandMark band={match.band} keepsWord />
        <span className={css['total']}>{match.total} of 100</span>
      </div>
      {GROUPS.map((group) => (
        <MatchGroup
          key={group.outcome}
          {...group}
          items={match.items.filter(({ outcome }) => outcome === group.outcome)}
        />
      ))}
      <p className={css['note']}>
        Weights v{match.version}. {MATCH_SENTENCES.neverCounted}{' '}
        <button type="button" className={css['explain']} onClick={() => setExplained(true)}>
          How it is counted
        </button>
      </p>
      <HowCounted opened={isExplained} onClose={() => setExplained(false)} />
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
  title: string;
  note?: string;
  items: readonly MatchItem[];
}

function MatchGroup({ outcome, title, note, items }: MatchGroupProps) {
  if (items.length === 0) return null;
  const Icon = ICONS[outcome];
  return (
    <section aria-label={title}>
      <h3 className={css['group']}>
        {title}
        {note ? <span>{note}</span> : null}
      </h3>
      <ul className={css['items']}>
        {items.map((item) => (
          <li key={`${item.criterion} ${item.label}`} data-outcome={outcome}>
            <Icon aria-hidden />
            <b>{item.criterion === 'mustSkill' ? `${item.label}, must` : item.label}</b>
            <span className={css['points']}>
              {item.points === item.possible ? item.points : `${item.points} of ${item.possible}`}
            </span>
            <span className={css['detail']}>{item.detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
