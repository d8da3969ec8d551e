import { expect, test } from 'vitest';
import type { DeclineReason } from '../invitation/choice.ts';
import { companyFigures, type CompanyFigures, type CompanyHistory, type InvitationGroup } from './figures.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');

const invitations = (count: number, given: Partial<InvitationGroup> = {}): InvitationGroup => ({
  status: 'Pending',
  isEnded: false,
  declineReason: null,
  week: 0,
  count,
  ...given,
});

const nothing: CompanyHistory = {
  invitations: [],
  jobPosts: { total: 0, failed: 0 },
  messages: { total: 0, conversations: 0 },
  shortlists: { total: 0, thisWeek: 0 },
};

const figures = (given: Partial<CompanyHistory>): CompanyFigures =>
  companyFigures({ ...nothing, ...given }, now);

const none = { pendingCount: 0, acceptedCount: 0, rejectedCount: 0, endedCount: 0 };

test('nothing has happened yet', () => {
  expect(figures({})).toEqual({
    activeJobPostsCount: 0,
    failedJobPostsCount: 0,
    invitationsSentCount: 0,
    invitationPerformance: none,
    invitationsPerWeek: [],
    declineReasons: [],
    messagesSentInLastMonthCount: 0,
    conversationsInLastMonthCount: 0,
    shortlistedProfilesCount: 0,
    shortlistsThisWeek: 0,
  });
});

test.each<[string, Partial<InvitationGroup>, keyof typeof none]>([
  ['waits', {}, 'pendingCount'],
  ['was accepted', { status: 'Accepted' }, 'acceptedCount'],
  ['was accepted and ended later', { status: 'Accepted', isEnded: true }, 'acceptedCount'],
  ['was declined', { status: 'Rejected' }, 'rejectedCount'],
  ['was declined and ended later', { status: 'Rejected', isEnded: true }, 'rejectedCount'],
  ['was ended without an answer', { isEnded: true }, 'endedCount'],
])('an invitation that %s is counted once', (_, given, counted) => {
  const performance = { ...none, [counted]: 3 };
  expect(figures({ invitations: [invitations(3, given)] })).toMatchObject({
    invitationsSentCount: 3,
    invitationPerformance: performance,
    invitationsPerWeek: [{ weekStartIsoDate: '2026-11-23', ...performance }],
  });
});

test('weeks begin with the first invitation that is plotted, and have no gaps', () => {
  const given = [
    invitations(2, { week: -2, status: 'Accepted' }),
    invitations(4),
    invitations(8, { week: -12, status: 'Accepted' }),
  ];
  const { invitationsPerWeek, invitationPerformance } = figures({ invitations: given });
  expect(invitationsPerWeek).toEqual([
    { weekStartIsoDate: '2026-11-09', ...none, acceptedCount: 2 },
    { weekStartIsoDate: '2026-11-16', ...none },
    { weekStartIsoDate: '2026-11-23', ...none, pendingCount: 4 },
  ]);
  // Those of earlier weeks are not plotted, and counted.
  expect(invitationPerformance).toEqual({ ...none, acceptedCount: 10, pendingCount: 4 });
});

const declined = (count: number, declineReason: DeclineReason | null, week = 0) =>
  invitations(count, { status: 'Rejected', declineReason, week });

test('reasons are told as a sum from five on, the most frequent first', () => {
  const few = [declined(3, 'Pay'), declined(1, 'Time'), declined(9, null)];
  expect(figures({ invitations: few }).declineReasons).toEqual([]);
  expect(figures({ invitations: [...few, declined(4, 'Time', -12)] }).declineReasons).toEqual([
    { reason: 'Time', count: 5 },
    { reason: 'Pay', count: 3 },
  ]);
  expect(figures({ invitations: [declined(5, 'SomethingElse')] }).declineReasons).toHaveLength(1);
});

test('what is not of invitations is passed on', () => {
  const given = {
    jobPosts: { total: 3, failed: 1 },
    messages: { total: 118, conversations: 14 },
    shortlists: { total: 31, thisWeek: 4 },
  };
  expect(figures(given)).toMatchObject({
    activeJobPostsCount: 3,
    failedJobPostsCount: 1,
    messagesSentInLastMonthCount: 118,
    conversationsInLastMonthCount: 14,
    shortlistedProfilesCount: 31,
    shortlistsThisWeek: 4,
  });
});
