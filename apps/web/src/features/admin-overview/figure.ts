import type { AdminOverview } from '@talaash/contract/admin-overview';
import { formatBytes, formatNumber } from '../../lib/format.ts';

/** A number of the installation with its last twelve weeks or hours. */
export interface Figure {
  title: string;
  value: number | string;
  /** Of a bar. */
  unit: string;
  trend: AdminOverview['people']['trend'];
  /** What a bar counts. */
  by: 'week' | 'hour';
  note?: string;
  /** What it counts has a page. */
  leadsTo?: 'talents' | 'companies';
}

/** All figures of the overview, in their order. */
export function figuresOf(overview: AdminOverview): Figure[] {
  return [...marketFigures(overview), ...workFigures(overview)];
}

/** What people do. */
function marketFigures({ people, companies, invitations, acceptance, reviews }: AdminOverview): Figure[] {
  return [
    {
      title: 'People in search',
      value: people.inSearch,
      unit: 'new a week',
      trend: people.trend,
      by: 'week',
      leadsTo: 'talents',
    },
    {
      title: 'Companies',
      value: companies.total,
      unit: 'new a week',
      trend: companies.trend,
      by: 'week',
      note: `${formatNumber(companies.premium)} premium`,
      leadsTo: 'companies',
    },
    {
      title: 'Invitations',
      value: invitations.total,
      unit: 'a week',
      trend: invitations.trend,
      by: 'week',
      note: 'in 12 weeks',
    },
    {
      title: 'Accepted',
      value: acceptance.percent === null ? '–' : `${acceptance.percent}%`,
      unit: '% a week',
      trend: acceptance.trend,
      by: 'week',
      note: `of ${formatNumber(acceptance.answered)} answered`,
    },
    {
      title: 'Review queue',
      value: reviews.talents + reviews.companies,
      unit: 'answered a week',
      trend: reviews.trend,
      by: 'week',
      note: `${formatNumber(reviews.talents)} talents, ${formatNumber(reviews.companies)} companies`,
      leadsTo: 'talents',
    },
  ];
}

/** What the installation does. */
function workFigures({ mails, jobs, errors, searchIndex, storage }: AdminOverview): Figure[] {
  return [
    {
      title: 'Mails waiting',
      value: mails.waiting,
      unit: 'sent an hour',
      trend: mails.trend,
      by: 'hour',
      note: `${formatNumber(mails.failed)} failed`,
    },
    {
      title: 'Jobs waiting',
      value: jobs.waiting,
      unit: 'done an hour',
      trend: jobs.trend,
      by: 'hour',
      note: `${formatNumber(jobs.failed)} given up`,
    },
    {
      title: 'Errors',
      value: errors.trend.reduce((total, { value }) => total + value, 0),
      unit: 'an hour',
      trend: errors.trend,
      by: 'hour',
      note: 'in 12 hours',
    },
    {
      title: 'Search index',
      value: searchIndex.talents,
      unit: 'talents changed an hour',
      trend: searchIndex.trend,
      by: 'hour',
      note: 'people',
    },
    {
      title: 'Storage',
      value: formatBytes(storage.filesBytes),
      unit: 'MB a week',
      trend: storage.trend,
      by: 'week',
      note: 'pictures and resumes',
    },
  ];
}
