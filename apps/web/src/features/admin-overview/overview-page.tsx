import type { AdminOverview } from '@talaash/contract/admin-overview';
import { PAGE_VIEW_DAYS } from '@talaash/domain/page-view/limit';
import { OVERVIEW_OLD_SECONDS, OVERVIEW_REFRESH_SECONDS } from '@talaash/domain/admin-overview/limit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatBytes, formatNumber, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { DefinitionList, PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { FailedMails } from './failed-mails.tsx';
import { figuresOf } from './figure.ts';
import { Figures } from './figures.tsx';
import { IndexState } from './index-state.tsx';
import { LastErrors } from './last-errors.tsx';
import css from './overview.module.css';
import { Part, PartArrow } from './part.tsx';
import { TestMail } from './test-mail.tsx';
import { Troubles } from './troubles.tsx';

interface OverviewPageProps {
  /** Links to the counted items. */
  links: Record<'talents' | 'companies' | 'trail', ReactNode>;
  /** Links to the review queues. */
  review: Record<'talents' | 'companies', ReactNode>;
}

/** The state of the installation, for the operator. */
export function OverviewPage({ links, review }: OverviewPageProps) {
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
      {data ? <Overview overview={data} links={links} review={review} /> : null}
    </>
  );
}

/** When the figures were fetched. It turns a warm colour when they are stale. */
function Age({ readAt }: { readAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 5000);
    return () => window.clearInterval(timer);
  }, []);
  const isLocal = useIsLocal();
  const isOld = isLocal && now - Date.parse(readAt) > OVERVIEW_OLD_SECONDS * 1000;
  return (
    <span className={css['age']} data-old={isOld || undefined} role={isOld ? 'status' : undefined}>
      {isOld ? 'not updated since' : 'as of'} <LocalText of={() => formatTime(readAt)} />
    </span>
  );
}

const ARROWS = {
  mails: <PartArrow name="mails" />,
  errors: <PartArrow name="errors" />,
  index: <PartArrow name="index" />,
};

function Overview({ overview, links, review }: { overview: AdminOverview } & OverviewPageProps) {
  const { searchIndex, storage, pageViews } = overview;
  return (
    <>
      <Troubles overview={overview} review={review} />
      <Figures figures={figuresOf(overview)} links={{ ...links, ...ARROWS }} />
      <div className={css['columns']}>
        <div>
          <Part name="mails">
            <FailedMails mails={overview.failedMails} trail={links.trail} />
          </Part>
          <TestMail />
          <Part name="errors">
            <LastErrors errors={overview.errors.list} />
          </Part>
        </div>
        <div>
          <Part name="index">
            <Section title="Search index">
              <IndexState searchIndex={searchIndex} />
            </Section>
          </Part>
          <Section title="Storage">
            <DefinitionList
              items={[
                { label: 'Database', value: formatBytes(storage.databaseBytes) },
                { label: 'Pictures and resumes', value: formatBytes(storage.filesBytes) },
                { label: 'Free disk space', value: formatBytes(storage.freeBytes) },
              ]}
            />
          </Section>
          {pageViews ? (
            <Section title={`Page views in the last ${PAGE_VIEW_DAYS} days`}>
              <DefinitionList
                items={[
                  { label: 'All pages', value: formatNumber(pageViews.views) },
                  ...pageViews.routes.map(({ route, views }) => ({
                    label: route,
                    value: formatNumber(views),
                  })),
                ]}
              />
            </Section>
          ) : null}
        </div>
      </div>
    </>
  );
}
