import type { ReportCase } from '@talaash/contract/admin-report';
import { ADMIN_REPORT_FILTERS, type AdminReportFilter } from '@talaash/domain/admin-report/choice';
import { ADMIN_REPORT_FILTER_LABELS, ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { nounOf } from '@talaash/domain/base/count';
import { isReportLate } from '@talaash/domain/admin-report/rule';
import { REPORT_SUBJECT_LABELS } from '@talaash/domain/report/title';
import { REPORT_REASON_LABELS } from '@talaash/domain/report/words';
import { REPORT_DECISION_LABELS } from '@talaash/domain/sanction/words';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { LocalText } from '../../lib/local-text.tsx';
import { pictureAddress } from '../../lib/picture.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { useCaseCounts, type useCases } from './admin-report.ts';
import css from './case-list.module.css';

export const LIST_ID = 'report-list';

/** The button of a row. */
export const caseButtonId = (caseId: string): string => `report-${caseId}`;

interface CaseListProps {
  cases: ReturnType<typeof useCases>;
  filter: AdminReportFilter;
  isSearched: boolean;
  openId: string | undefined;
  onFilter: (filter: AdminReportFilter) => void;
  onOpen: (caseId: string) => void;
}

/** The queue of reports and appeals, the longest waiting first. */
export function CaseList({ cases, filter, isSearched, openId, onFilter, onOpen }: CaseListProps) {
  const { query, rows } = cases;
  const counts = useCaseCounts().data;
  const countOf = { open: counts?.open, appeals: counts?.appeals, mine: counts?.mine, decided: undefined };
  return (
    <>
      <div className={css['filters']} role="group" aria-label="Which reports">
        {ADMIN_REPORT_FILTERS.map((one) => (
          <Button key={one} tone="quiet" size="s" aria-pressed={one === filter} onClick={() => onFilter(one)}>
            <span>
              {ADMIN_REPORT_FILTER_LABELS[one]}{' '}
              {countOf[one] === undefined ? null : (
                <span className={css['count']}>{formatNumber(countOf[one])}</span>
              )}
            </span>
          </Button>
        ))}
      </div>
      {query.isError && !rows ? (
        <QueryFailure title={ADMIN_REPORT_SENTENCES.loadFailed} queries={[query]} />
      ) : null}
      {query.isPending ? <RowsSkeleton rows={8} text="Loading reports..." /> : null}
      {rows?.length === 0 ? (
        <EmptyState title={ADMIN_REPORT_SENTENCES.none}>
          {isSearched ? ADMIN_REPORT_SENTENCES.notFound : ADMIN_REPORT_SENTENCES.noneHint}
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <p className={css['heads']} aria-hidden>
            <span>About</span>
            <span>What</span>
            <span>Reason</span>
            <span data-align="end">Reports</span>
            <span data-align="end">{filter === 'decided' ? 'Decided' : 'Waits'}</span>
            <span>With</span>
          </p>
          <ul id={LIST_ID} className={css['rows']}>
            {rows.map((row) => (
              <li key={row.caseId} data-open={row.caseId === openId || undefined}>
                <Row row={row} isOpen={row.caseId === openId} onOpen={() => onOpen(row.caseId)} />
              </li>
            ))}
          </ul>
          <LoadMore {...moreOf(query)} />
          <p className={css['note']}>{ADMIN_REPORT_SENTENCES.flood}</p>
        </>
      ) : null}
    </>
  );
}

interface RowProps {
  row: ReportCase;
  isOpen: boolean;
  onOpen: () => void;
}

function Row({ row, isOpen, onOpen }: RowProps) {
  const { about, subject, reason, reportsCount, state, appealExcerpt } = row;
  const name = about.name ?? 'Deleted account';
  return (
    <button
      type="button"
      id={caseButtonId(row.caseId)}
      className={css['row']}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <span className={css['about']}>
        <Avatar
          name={name}
          src={pictureAddress(about.pictureId)}
          shape={about.companyId === null ? 'person' : 'logo'}
          size="m"
        />
        <span className={css['name']}>{name}</span>
      </span>
      <span>
        {state === 'appealed' ? <Badge tone="accent">Appeal</Badge> : REPORT_SUBJECT_LABELS[subject]}
      </span>
      <span className={css['reason']}>
        {REPORT_REASON_LABELS[reason]}
        {state === 'appealed' && appealExcerpt !== null ? <small>“{appealExcerpt}”</small> : null}
      </span>
      <span data-align="end">
        {formatNumber(reportsCount)}
        <span className={css['unit']}> {nounOf(reportsCount, 'report')}</span>
      </span>
      <span data-align="end">
        {state === 'decided' ? (
          row.decidedIsoDateTimeUtc && <DecidedOn at={row.decidedIsoDateTimeUtc} />
        ) : (
          <>
            <VisuallyHidden>waits </VisuallyHidden>
            <Waiting since={row.waitingSinceIsoDateTimeUtc} isLate={isReportLate} />
          </>
        )}
      </span>
      <span className={css['with']}>{withWhom(row) ?? <span className={css['nobody']}>–</span>}</span>
    </button>
  );
}

const DecidedOn = ({ at }: { at: string }) => <LocalText of={() => formatDate(at)} />;

/** Who is at it, who is asked, or how it was decided. */
function withWhom({ state, decision, banAsked, asked, taken }: ReportCase): string | undefined {
  if (state === 'decided') return decision === null ? 'Account deleted' : REPORT_DECISION_LABELS[decision];
  if (banAsked) return `Ban asked by ${banAsked.name ?? 'an admin'}`;
  if (taken) return taken.name ?? 'another admin';
  return asked ? `${asked.of.name ?? 'an admin'}, asked` : undefined;
}
