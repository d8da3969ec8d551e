import type { AdminOverview } from '@talaash/contract/admin-overview';
import { OVERVIEW_OLD_SECONDS, OVERVIEW_REFRESH_SECONDS } from '@talaash/domain/admin-overview/limit';
import { isIndexLate, troubles } from '@talaash/domain/admin-overview/rule';
import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { countOf } from '@talaash/domain/base/count';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatBytes, formatDate, formatNumber, formatTenths, formatTime } from '../../lib/format.ts';
import { queryClient } from '../../lib/query-client.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { BarPlot } from '../../ui/show/bar-plot.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { DefinitionList, PageHead, Section } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Table } from '../../ui/show/table.tsx';
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
  const { reviews, searchIndex, storage } = overview;
  return (
    <>
      <Troubles overview={overview} />
      <div className={css['figures']}>
        <Figure
          title="People in search"
          value={overview.people.inSearch}
          unit="new a week"
          trend={overview.people.trend}
          link={links.talents}
        />
        <Figure
          title="Companies"
          value={overview.companies.total}
          unit="new a week"
          trend={overview.companies.trend}
          link={links.companies}
          note={`${formatNumber(overview.companies.premium)} premium`}
        />
        <Figure
          title="Invitations"
          value={overview.invitations.total}
          unit="a week"
          trend={overview.invitations.trend}
          note="in 12 weeks"
        />
        <Figure
          title="Accepted"
          value={overview.acceptance.percent === null ? '–' : `${overview.acceptance.percent}%`}
          unit="% a week"
          trend={overview.acceptance.trend}
          note={`of ${formatNumber(overview.acceptance.answered)} answered`}
        />
        <Figure
          title="Review queue"
          value={reviews.talents + reviews.companies}
          unit="answered a week"
          trend={reviews.trend}
          link={links.talents}
          note={`${formatNumber(reviews.talents)} talents, ${formatNumber(reviews.companies)} companies`}
        />
        <Figure
          title="Mails waiting"
          value={overview.mails.waiting}
          unit="sent an hour"
          trend={overview.mails.trend}
          byHour
          note={`${formatNumber(overview.mails.failed)} failed`}
        />
        <Figure
          title="Jobs waiting"
          value={overview.jobs.waiting}
          unit="done an hour"
          trend={overview.jobs.trend}
          byHour
          note={`${formatNumber(overview.jobs.failed)} given up`}
        />
        <Figure
          title="Errors"
          value={sum(overview.errors.trend)}
          unit="an hour"
          trend={overview.errors.trend}
          byHour
          note="in 12 hours"
        />
        <Figure
          title="Search index"
          value={searchIndex.talents}
          unit="talents changed an hour"
          trend={searchIndex.trend}
          byHour
          note="people"
        />
        <Figure
          title="Storage"
          value={formatBytes(storage.filesBytes)}
          unit="MB a week"
          trend={storage.trend}
          note="pictures and resumes"
        />
      </div>
      <div className={css['columns']}>
        <div>
          <FailedMails overview={overview} trail={links.trail} />
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

interface FigureProps {
  title: string;
  value: number | string;
  /** Of a bar. */
  unit: string;
  trend: AdminOverview['people']['trend'];
  byHour?: boolean;
  note?: string;
  link?: ReactNode;
}

function Figure({ title, value, unit, trend, byHour = false, note = '', link }: FigureProps) {
  const label = (at: string) => (byHour ? formatTime(at) : formatDate(at));
  const last = trend.at(-1)?.value ?? 0;
  return (
    <div className={css['figure']}>
      <p className={css['value']}>
        <b>{typeof value === 'number' ? formatNumber(value) : value}</b> {note}
      </p>
      <BarPlot
        title={title}
        unit={unit}
        bars={trend.map(({ fromIsoDateTimeUtc, value: height }) => ({
          label: label(fromIsoDateTimeUtc),
          value: Math.round(height * 10) / 10,
        }))}
        from={label(trend[0]?.fromIsoDateTimeUtc ?? '')}
        summary={`${formatTenths(last)} this ${byHour ? 'hour' : 'week'}`}
        heads={[byHour ? 'Hour from' : 'Week from', unit]}
      />
      {link}
    </div>
  );
}

function IndexState({ searchIndex }: { searchIndex: AdminOverview['searchIndex'] }) {
  const { state, talents, behindSeconds } = searchIndex;
  const isLate = isIndexLate({ indexBehindSeconds: behindSeconds });
  return (
    <>
      {state === 'failed' ? (
        <Status tone="bad">Failed</Status>
      ) : state === 'building' ? (
        <Status tone="warm">Being built</Status>
      ) : isLate ? (
        <Status tone="warm">Behind by {Math.round(behindSeconds)} s</Status>
      ) : (
        <Status tone="ok">In step</Status>
      )}
      <DefinitionList
        items={[
          { label: 'People', value: formatNumber(talents) },
          { label: 'Behind by', value: `${formatTenths(behindSeconds)} s` },
        ]}
      />
    </>
  );
}

function FailedMails({ overview, trail }: { overview: AdminOverview; trail: ReactNode }) {
  const resend = useMutation(
    api.adminOverview.resendMails.mutationOptions({
      onSuccess: async ({ count }) => {
        toast.success(`${countOf(count, 'mail')} sent again.`);
        await queryClient.invalidateQueries({ queryKey: api.adminOverview.key() });
      },
      onError: (error) => toast.error(sentenceOf(error, ADMIN_ACCOUNT_SENTENCES.failed)),
    }),
  );
  const { failedMails } = overview;
  return (
    <Section
      title="Failed mails"
      action={
        failedMails.length > 0 ? (
          <Button loading={resend.isPending} onClick={() => resend.mutate({})}>
            Send all again
          </Button>
        ) : null
      }
    >
      {failedMails.length === 0 ? <p>Every mail was sent.</p> : null}
      {failedMails.length > 0 ? (
        <Table
          caption="Failed mails"
          rows={failedMails}
          keyOf={({ mailId }) => mailId}
          columns={[
            { head: 'To', cell: ({ to }) => to },
            { head: 'Kind', wide: true, cell: ({ kind }) => kind },
            { head: 'Answer of the server', cell: ({ reason }) => reason },
            { head: 'Tries', align: 'end', wide: true, cell: ({ tries }) => formatNumber(tries) },
            {
              head: 'Act',
              hideHead: true,
              align: 'end',
              cell: ({ mailId, to }) => (
                <Button
                  size="s"
                  aria-label={`Send the mail to ${to} again`}
                  onClick={() => resend.mutate({ mailIds: [mailId] })}
                >
                  Try again
                </Button>
              ),
            },
          ]}
        />
      ) : null}
      {trail}
    </Section>
  );
}

function LastErrors({ errors }: { errors: AdminOverview['errors']['list'] }) {
  return (
    <Section title="Last errors" note="of a week">
      {errors.length === 0 ? (
        <p>Nothing failed.</p>
      ) : (
        <Table
          caption="Last errors"
          rows={errors}
          keyOf={({ sentence, kind }) => `${sentence} ${kind}`}
          columns={[
            { head: 'What', cell: ({ sentence }) => sentence },
            { head: 'Where', wide: true, cell: ({ kind }) => kind },
            { head: 'Times', align: 'end', cell: ({ times }) => formatNumber(times) },
            {
              head: 'Last',
              align: 'end',
              cell: ({ lastIsoDateTimeUtc: at }) => `${formatDate(at)}, ${formatTime(at)}`,
            },
          ]}
        />
      )}
    </Section>
  );
}

const sum = (bars: readonly { value: number }[]) => bars.reduce((total, { value }) => total + value, 0);
