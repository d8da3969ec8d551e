import type { AdminOverview } from '@talaash/contract/admin-overview';
import { OVERVIEW_OLD_SECONDS, OVERVIEW_REFRESH_SECONDS } from '@talaash/domain/admin-overview/limit';
import { troubles } from '@talaash/domain/admin-overview/rule';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatBytes, formatTime } from '../../lib/format.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { DefinitionList, PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { FailedMails } from './failed-mails.tsx';
import { figuresOf } from './figure.ts';
import { Figures } from './figures.tsx';
import { IndexState } from './index-state.tsx';
import { LastErrors } from './last-errors.tsx';
import css from './overview.module.css';

interface OverviewPageProps {
  /** Leads to what a figure counts. */
  links: Record<'talents' | 'companies' | 'trail', ReactNode>;
}

/** The state of the installation, for the operator. */
export function OverviewPage({ links }: OverviewPageProps) {
  const overview = useQuery({
    ...api.adminOverview.get.queryOptions(),
    refetchInterval: OVERVIEW_REFRESH_SECONDS * 1000,
    staleTime: 0,
  });
  const { data } = overview;
  return (
    <>
      <PageHead title="Overview" note={data ? <Age readAt={data.readIsoDateTimeUtc} /> : null} />
      {overview.isError && !data ? (
        <QueryFailure title="The overview did not load" queries={[overview]} />
      ) : null}
      {overview.isPending ? <TextSkeleton lines={8} label="Loading the overview" /> : null}
      {data ? <Overview overview={data} links={links} /> : null}
    </>
  );
}

/** When the figures were read. It turns warm when they are old. */
function Age({ readAt }: { readAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 5000);
    return () => window.clearInterval(timer);
  }, []);
  const isOld = now - Date.parse(readAt) > OVERVIEW_OLD_SECONDS * 1000;
  return (
    <span className={css['age']} data-old={isOld || undefined} role={isOld ? 'status' : undefined}>
      {isOld ? 'no news since' : 'as of'} {formatTime(readAt)}
    </span>
  );
}

function Overview({ overview, links }: { overview: AdminOverview } & OverviewPageProps) {
  const { searchIndex, storage } = overview;
  return (
    <>
      <Troubles overview={overview} />
      <Figures figures={figuresOf(overview)} links={links} />
      <div className={css['columns']}>
        <div>
          <FailedMails mails={overview.failedMails} trail={links.trail} />
          <LastErrors errors={overview.errors.list} />
        </div>
        <div>
          <Section title="Search index">
            <IndexState searchIndex={searchIndex} />
          </Section>
          <Section title="Storage">
            <DefinitionList
              items={[
                { label: 'Database', value: formatBytes(storage.databaseBytes) },
                { label: 'Pictures and resumes', value: formatBytes(storage.filesBytes) },
                { label: 'Free on the disk', value: formatBytes(storage.freeBytes) },
              ]}
            />
          </Section>
        </div>
      </div>
    </>
  );
}

function Troubles({ overview }: { overview: AdminOverview }) {
  const { mails, errors, reviews, searchIndex, readIsoDateTimeUtc } = overview;
  const oldest = reviews.oldestWaitingIsoDateTimeUtc;
  const found = troubles({
    mailsFailed: mails.failed,
    errorsInHour: errors.trend.at(-1)?.value ?? 0,
    reviewsWaiting: reviews.talents + reviews.companies,
    oldestReviewHours:
      oldest === null ? 0 : (Date.parse(readIsoDateTimeUtc) - Date.parse(oldest)) / 3_600_000,
    indexState: searchIndex.state,
    indexBehindSeconds: searchIndex.behindSeconds,
  });
  return (
    <ul className={css['troubles']} aria-label="What needs you">
      {found.map(({ kind, tone, sentence }) => (
        <li key={kind}>
          <Status tone={tone}>{sentence}</Status>
        </li>
      ))}
    </ul>
  );
}
