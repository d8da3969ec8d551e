import type { AdminOverview } from '@talaash/contract/admin-overview';
import { countOf } from '@talaash/domain/base/count';
import { formatBytes, formatNumber } from '../../lib/format.ts';

/** A number of the installation, with its last twelve weeks or hours. */
export interface Figure {
  title: string;
  value: number | string;
  /** The label of a bar's value: "12 new this week". */
  unit: string;
  trend: AdminOverview['people']['trend'];
  /** The period of a bar. */
  by: 'week' | 'hour';
  note?: string;
  /** The page of the counted items. */
  leadsTo?: 'talents' | 'companies' | 'mails' | 'errors' | 'index';
}

/** All figures of the overview, in their order. */
export function figuresOf(overview: AdminOverview): Figure[] {
  return [...marketFigures(overview), ...workFigures(overview)];
}

/** User activity. */
function marketFigures({ people, companies, invitations, acceptance, reviews }: AdminOverview): Figure[] {
  return [
    {
      title: 'People in search',
      value: people.inSearch,
      unit: 'new',
      trend: people.trend,
      by: 'week',
      leadsTo: 'talents',
    },
    {
      title: 'Companies',
      value: companies.total,
      unit: 'new',
      trend: companies.trend,
      by: 'week',
      note: `${formatNumber(companies.premium)} premium`,
      leadsTo: 'companies',
    },
    {
      title: 'Invitations',
      value: invitations.total,
      unit: 'sent',
      trend: invitations.trend,
      by: 'week',
      note: 'last 12 weeks',
    },
    {
      title: 'Acceptance rate',
      value: acceptance.percent === null ? '–' : `${acceptance.percent}%`,
      unit: '% accepted',
      trend: acceptance.trend,
      by: 'week',
      note: `of ${formatNumber(acceptance.answered)} answered`,
    },
    {
      title: 'Review queue',
      value: reviews.talents + reviews.companies,
      unit: 'answered',
      trend: reviews.trend,
      by: 'week',
      note: `${countOf(reviews.talents, 'talent')}, ${countOf(reviews.companies, 'company', 'companies')} waiting`,
      leadsTo: 'talents',
    },
  ];
}

/** System activity. */
function workFigures({ mails, jobs, errors, searchIndex, storage }: AdminOverview): Figure[] {
  return [
    {
      title: 'Emails waiting',
      value: mails.waiting,
      unit: 'sent',
      trend: mails.trend,
      by: 'hour',
      note: `${formatNumber(mails.failed)} failed`,
      leadsTo: 'mails',
    },
    {
      title: 'Jobs waiting',
      value: jobs.waiting,
      unit: 'done',
      trend: jobs.trend,
      by: 'hour',
      note: `${formatNumber(jobs.failed)} failed`,
      leadsTo: 'errors',
    },
    {
      title: 'Errors',
      value: errors.trend.reduce((total, { value }) => total + value, 0),
      unit: 'logged',
      trend: errors.trend,
      by: 'hour',
      note: 'last 12 hours',
      leadsTo: 'errors',
    },
    {
      title: 'Search index',
      value: searchIndex.talents,
      unit: 'changed',
      trend: searchIndex.trend,
      by: 'hour',
      note: 'people',
      leadsTo: 'index',
    },
    {
      title: 'Storage',
      value: formatBytes(storage.filesBytes),
      unit: 'MB added',
      trend: storage.trend,
      by: 'week',
      note: 'pictures and resumes',
    },
  ];
}
