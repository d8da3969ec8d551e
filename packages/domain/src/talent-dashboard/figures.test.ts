import { expect, test } from 'vitest';
import { type TalentFigures, type TalentHistory, type ThreadGroup, talentFigures } from './figures.ts';

const now = Date.parse('2026-11-25T12:00:00.000Z');

const threads = (count: number, given: Partial<ThreadGroup> = {}): ThreadGroup => ({
  status: 'Pending',
  isEnded: false,
  isUnread: false,
  category: 'Software_Development',
  count,
  ...given,
});

const figures = (given: Partial<TalentHistory>): TalentFigures =>
  talentFigures(
    { threads: [], shortlists: { total: 0, thisWeek: 0, lastWeek: 0 }, openings: [], ...given },
    now,
  );

test('nothing has happened yet', () => {
  expect(figures({})).toEqual({
    invitationsReceived: 0,
    pendingInvitations: 0,
    invitationsAnswered: 0,
    invitationResponseRate: null,
    companiesShortlisted: 0,
    shortlistsThisWeek: 0,
    shortlistsLastWeek: 0,
    topJobCategories: [],
    activeConversations: 0,
    unreadMessages: 0,
    profileOpeningsPerWeek: [],
  });
});

test.each<[string, ThreadGroup, Partial<TalentFigures>]>([
  ['waits', threads(1), { pendingInvitations: 1, invitationsAnswered: 0, activeConversations: 0 }],
  [
    'was accepted',
    threads(1, { status: 'Accepted' }),
    { pendingInvitations: 0, invitationsAnswered: 1, activeConversations: 1 },
  ],
  [
    'was declined',
    threads(1, { status: 'Rejected' }),
    { pendingInvitations: 0, invitationsAnswered: 1, activeConversations: 0 },
  ],
  [
    'was ended without an answer',
    threads(1, { isEnded: true }),
    { pendingInvitations: 0, invitationsAnswered: 1, activeConversations: 0 },
  ],
  [
    'was ended after an answer',
    threads(1, { status: 'Accepted', isEnded: true }),
    { pendingInvitations: 0, invitationsAnswered: 1, activeConversations: 0 },
  ],
])('an invitation that %s', (_, group, expected) => {
  expect(figures({ threads: [group] })).toMatchObject({ invitationsReceived: 1, ...expected });
});

test.each([
  [0, 0, null],
  [4, 0, null],
  [0, 4, null],
  [5, 0, 100],
  [0, 5, 0],
  [10, 2, 83],
  [1, 199, 1],
  [199, 1, 100],
])('with %i answered and %i waiting the response rate is %j', (answered, waiting, rate) => {
  const given = [threads(answered, { status: 'Rejected' }), threads(waiting)];
  expect(figures({ threads: given }).invitationResponseRate).toBe(rate);
});

test('categories are sorted by invitations; a deleted job post has none', () => {
  const given = [
    threads(2, { category: 'Software_Testing' }),
    threads(1, { category: 'UI_UX_Design', isEnded: true }),
    threads(2, { category: 'UI_UX_Design', status: 'Rejected' }),
    threads(7, { category: null }),
  ];
  expect(figures({ threads: given }).topJobCategories).toEqual([
    { category: 'UI_UX_Design', invitationsCount: 3 },
    { category: 'Software_Testing', invitationsCount: 2 },
  ]);
});

test('unread counts every conversation with something unread', () => {
  const given = [
    threads(1, { isUnread: true }),
    threads(2, { isUnread: true, status: 'Accepted' }),
    threads(4),
  ];
  expect(figures({ threads: given }).unreadMessages).toBe(3);
});

test('shortlists are passed on', () => {
  expect(figures({ shortlists: { total: 27, thisWeek: 9, lastWeek: 7 } })).toMatchObject({
    companiesShortlisted: 27,
    shortlistsThisWeek: 9,
    shortlistsLastWeek: 7,
  });
});

test('weeks begin with the first opening that is kept, and have no gaps', () => {
  const openings = [
    { week: 0, companies: 4 },
    { week: -2, companies: 1 },
  ];
  expect(figures({ openings }).profileOpeningsPerWeek).toEqual([
    { weekStartIsoDate: '2026-11-09', companiesCount: 1 },
    { weekStartIsoDate: '2026-11-16', companiesCount: 0 },
    { weekStartIsoDate: '2026-11-23', companiesCount: 4 },
  ]);
  const older = figures({
    openings: [...openings, { week: -11, companies: 3 }, { week: -12, companies: 8 }],
  });
  expect(older.profileOpeningsPerWeek).toHaveLength(12);
  expect(older.profileOpeningsPerWeek[0]).toEqual({ weekStartIsoDate: '2026-09-07', companiesCount: 3 });
});
