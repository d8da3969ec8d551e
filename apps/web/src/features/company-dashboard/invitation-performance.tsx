import type { CompanyDashboardStats } from '@talaash/contract/company-dashboard';
import {
  answeredSentence,
  declineReasonsWords,
  INVITATION_WORDS,
  PERFORMANCE_LABELS,
} from '@talaash/domain/company-dashboard/words';
import type { InvitationPerformance as Performance } from '@talaash/domain/company-dashboard/figures';
import { PLOTTED_WEEKS_MIN } from '@talaash/domain/dashboard/limit';
import { tooFewWeeksSentence } from '@talaash/domain/dashboard/words';
import { formatNumber, formatPlainMonthAndDay } from '../../lib/format.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { BarSwatch, type BarTone, StackedBarPlot } from '../../ui/show/bar-plot.tsx';
import css from './invitation-performance.module.css';

type Part = keyof Performance;

const TONES: Record<Part, BarTone> = {
  acceptedCount: 'accent',
  rejectedCount: 'soft',
  pendingCount: 'hollow',
  endedCount: 'off',
};

/** The results of the invitations: by the week they were sent, and in total. */
export function InvitationPerformance({ stats }: { stats: CompanyDashboardStats }) {
  const { invitationPerformance: performance, invitationsSentCount, declineReasons } = stats;
  // A conversation seldom ends without an answer, so it appears only where it happened.
  const parts = (Object.keys(PERFORMANCE_LABELS) as Part[]).filter(
    (part) => part !== 'endedCount' || performance.endedCount > 0,
  );
  return (
    <div className={css['performance']}>
      <div className={css['plot']}>
        <Weeks weeks={stats.invitationsPerWeek} parts={parts} />
      </div>
      <div className={css['rest']}>
        <dl className={css['rows']}>
          {parts.map((part) => (
            <div key={part}>
              <dt>
                <BarSwatch tone={TONES[part]} />
                {PERFORMANCE_LABELS[part]}
              </dt>
              <dd className={css['count']}>{formatNumber(performance[part])}</dd>
              <dd className={css['share']}>
                {invitationsSentCount === 0
                  ? null
                  : `${Math.round((performance[part] / invitationsSentCount) * 100)}%`}
              </dd>
            </div>
          ))}
        </dl>
        {invitationsSentCount > 0 ? <p className={css['line']}>{answeredSentence(performance)}</p> : null}
        {declineReasons.length > 0 ? (
          <p className={css['line']}>
            Why they declined: <b>{declineReasonsWords(declineReasons)}</b>.
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface WeeksProps {
  weeks: CompanyDashboardStats['invitationsPerWeek'];
  parts: readonly Part[];
}

function Weeks({ weeks, parts }: WeeksProps) {
  const isLocal = useIsLocal();
  const [first] = weeks;
  if (!first || weeks.length < PLOTTED_WEEKS_MIN) {
    const counts = weeks.map((week) => parts.reduce((sum, part) => sum + week[part], 0));
    return <p className={css['line']}>{tooFewWeeksSentence(counts, INVITATION_WORDS)}</p>;
  }
  return (
    <StackedBarPlot
      name="Invitations by the week they were sent"
      parts={parts.map((part) => ({ label: PERFORMANCE_LABELS[part], tone: TONES[part] }))}
      bars={weeks.map((week) => ({
        label: formatPlainMonthAndDay(week.weekStartIsoDate, isLocal),
        values: parts.map((part) => week[part]),
      }))}
      from={formatPlainMonthAndDay(first.weekStartIsoDate, isLocal)}
      summary="Invitations by the week you sent them"
      head="Week from"
    />
  );
}
