import { REPORT_PROMISE_HOURS } from '@talaash/domain/admin-report/limit';
import { isReportLate } from '@talaash/domain/admin-report/rule';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { ListFigures } from '../../parts/list-and-panel.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useCaseCounts } from './admin-report.ts';

/** The figures above the queue. */
export function CaseFigures() {
  const counts = useCaseCounts().data;
  if (!counts) return null;
  const { open, appeals, oldestIsoDateTimeUtc: oldest, decidedThisMonth, decidedInADay } = counts;
  return (
    <ListFigures
      figures={[
        { label: 'Open', value: formatNumber(open), note: `${formatCount(appeals, 'appeal')} among them` },
        {
          label: 'Oldest',
          value: oldest === null ? '–' : <Waiting since={oldest} isLate={isReportLate} />,
          note: `the promise is ${REPORT_PROMISE_HOURS} hours`,
        },
        {
          label: 'Decided within a day',
          value: decidedThisMonth === 0 ? '–' : `${Math.round((100 * decidedInADay) / decidedThisMonth)}%`,
          note: `of ${formatNumber(decidedThisMonth)} this month`,
        },
        {
          label: 'Decisions taken back',
          value: formatNumber(counts.appealsLifted),
          note: `of ${formatCount(counts.appealsDecided, 'appeal')} in 90 days`,
        },
      ]}
    />
  );
}
