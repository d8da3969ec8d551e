import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { PLOTTED_WEEKS_MIN } from '@talaash/domain/dashboard/limit';
import { tooFewWeeksSentence } from '@talaash/domain/dashboard/words';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import {
  OPENING_WORDS,
  openingsSentence,
  TALENT_DASHBOARD_SENTENCES,
} from '@talaash/domain/talent-dashboard/words';
import { formatNumber, formatPlainMonthAndDay } from '../../lib/format.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { BarPlot, BarRows } from '../../ui/show/bar-plot.tsx';
import css from './market-performance.module.css';

/** Profile openings, shortlists and invitations. */
export function MarketPerformance({ stats }: { stats: TalentDashboardStats }) {
  return (
    <div className={css['market']}>
      <div className={css['openings']}>
        <Openings weeks={stats.profileOpeningsPerWeek} />
      </div>
      <div className={css['rest']}>
        <h3 className={css['title']}>New shortlists</h3>
        <BarRows
          isNowFirst
          rows={[
            { label: 'This week', value: stats.shortlistsThisWeek },
            { label: 'Last week', value: stats.shortlistsLastWeek },
          ]}
        />
        <h3 className={css['title']}>Invitations by job category</h3>
        {stats.topJobCategories.length > 0 ? (
          <BarRows
            rows={stats.topJobCategories.map(({ category, invitationsCount }) => ({
              label: JOB_CATEGORY_LABELS[category],
              value: invitationsCount,
            }))}
          />
        ) : (
          <p className={css['line']}>{TALENT_DASHBOARD_SENTENCES.noInvitations}</p>
        )}
      </div>
    </div>
  );
}

function Openings({ weeks }: { weeks: TalentDashboardStats['profileOpeningsPerWeek'] }) {
  const title = 'Companies that opened your profile';
  const isLocal = useIsLocal();
  const [first] = weeks;
  if (!first || weeks.length < PLOTTED_WEEKS_MIN) {
    return (
      <>
        <h3 className={css['title']}>{title}</h3>
        <p className={css['line']}>
          {tooFewWeeksSentence(
            weeks.map(({ companiesCount }) => companiesCount),
            OPENING_WORDS,
          )}
        </p>
      </>
    );
  }
  const [lastWeek = 0, thisWeek = 0] = weeks.slice(-2).map(({ companiesCount }) => companiesCount);
  return (
    <BarPlot
      title={title}
      unit="per week"
      bars={weeks.map((week) => ({
        label: formatPlainMonthAndDay(week.weekStartIsoDate, isLocal),
        value: week.companiesCount,
      }))}
      from={formatPlainMonthAndDay(first.weekStartIsoDate, isLocal)}
      summary={
        <>
          This week <b>{formatNumber(thisWeek)}</b>, {openingsSentence(thisWeek, lastWeek)}
        </>
      }
      heads={['Week from', 'Companies']}
    />
  );
}
