import { REPORT_SUBJECT_LABELS } from '@talaash/domain/report/title';
import { REPORT_REASON_LABELS, REPORT_SENTENCES } from '@talaash/domain/report/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { registerStale } from '../../lib/live.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import css from './report.module.css';

registerStale({ 'report.answered': () => [api.report.key()] });

/** What the person has reported, with the answers. */
export function OwnReports() {
  const found = useQuery(api.report.listOwn.queryOptions());
  if (found.isError) return <QueryFailure title="Your reports did not load" queries={[found]} />;
  if (!found.data) return <TextSkeleton lines={3} label="Loading your reports" />;
  if (found.data.reports.length === 0)
    return (
      <EmptyState title={REPORT_SENTENCES.none} level={3}>
        {REPORT_SENTENCES.noneHint}
      </EmptyState>
    );
  return (
    <ul className={css['list']}>
      {found.data.reports.map(({ reportId, subject, reason, aboutName, createdIsoDateTimeUtc, answer }) => (
        <li key={reportId}>
          <p>
            {REPORT_SUBJECT_LABELS[subject]}
            {aboutName === null ? '' : ` of ${aboutName}`}: {REPORT_REASON_LABELS[reason]}
          </p>
          <p className={css['facts']}>
            <LocalText of={() => formatDate(createdIsoDateTimeUtc)} />
          </p>
          <p>{answer === null ? 'An admin will read it.' : answer.text}</p>
        </li>
      ))}
    </ul>
  );
}
