import { countOf } from '../base/count.ts';
import type { CompanyRole } from './choice.ts';
import { COMPANY_MEMBERS_MAX, MEMBER_INVITATION_VALID_DAYS, MEMBERSHIPS_MAX } from './limit.ts';

export const COMPANY_ROLE_LABELS: Record<CompanyRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
  billing: 'Billing',
};

/** What a member with the role can do. */
export const COMPANY_ROLE_HINTS: Record<CompanyRole, string> = {
  owner: 'Does everything, and manages the company, its members and its plan.',
  recruiter: 'Posts jobs, searches, shortlists, invites and writes.',
  viewer: 'Sees people, job posts and conversations. Changes nothing.',
  billing: 'Manages the plan and its payments. Sees no people and no conversations.',
};

export const COMPANY_MEMBER_SENTENCES = {
  invited: (email: string) =>
    `${email} is invited. The invitation waits ${MEMBER_INVITATION_VALID_DAYS} days.`,
  revoked: 'The invitation is withdrawn.',
  joined: (company: string) => `You are now a member of ${company}.`,
  declined: 'The invitation is declined.',
  roleChanged: (name: string, role: string) => `${name} now has the role ${role}.`,
  removed: (name: string) => `${name} is no longer a member.`,
  left: (company: string) => `You have left ${company}.`,
  handedOver: (name: string) => `${name} is now the owner.`,
  failed: 'This failed. Please try again.',
  noneReceived: 'No invitation waits for you',
  noneReceivedHint:
    'An invitation is for one email address. If you expect one, ask the company which address it has invited.',
  waiting: 'A company has invited you to work with it. You need no mobile number to join it.',
  tooManyInvitations: 'Too many invitations for one day. Please try again tomorrow.',
} as const;

export const COMPANY_MEMBER_REFUSALS = {
  full: `A company has at most ${COMPANY_MEMBERS_MAX} members, including people who are invited. Remove someone first.`,
  isMember: 'This person is a member already.',
  ownerStays: 'The owner cannot leave. Hand the company over to another member first.',
  ownerKeepsRole: 'The owner keeps this role until the company is handed over.',
  talentCannotJoin:
    'This account belongs to a talent. Log in with another account, or ask to be invited at another address.',
  tooManyCompanies: `You are a member of ${countOf(MEMBERSHIPS_MAX, 'company', 'companies')}. Leave one first.`,
  ownsAnother: 'This member already owns a company, and nobody can own two.',
  ended: 'This invitation has been withdrawn or has ended. Ask the company to invite you again.',
  unverified:
    'This member has not verified their email. Only a member with a verified email can be the owner.',
} as const;

/** The questions before what cannot be undone by one press. */
export const COMPANY_MEMBER_QUESTIONS = {
  remove: {
    title: (name: string) => `Remove ${name}?`,
    body: 'They see nothing of this company any more, from now on. What they did for it stays.',
  },
  handOver: {
    title: (name: string) => `Make ${name} the owner?`,
    body: 'They manage the company, its members and its plan from now on. You become a recruiter. Only they can give the company back.',
  },
  leave: {
    title: () => 'Leave this company?',
    body: 'You see nothing of it any more. Its owner can invite you again.',
  },
} as const;
