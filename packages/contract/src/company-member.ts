import { COMPANY_ROLES, GIVEN_ROLES } from '@talaash/domain/company-member/choice';
import { CompanyMember, MemberInvitation, NewMember } from '@talaash/domain/company-member/schema';
import { Seats } from '@talaash/domain/seat/schema';
import { id, isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

const tags = ['Company members'];
const own = 'members of the caller’s own company';
const hour = (max: number) => ({ max, seconds: 3600 });

const OfMember = z.strictObject({ uid: id() });
const OfInvitation = z.strictObject({ memberInvitationId: id() });

/** A company of which the caller is a member. */
const Membership = z.object({
  companyId: z.string(),
  /** Null while the company has no profile. */
  name: z.string().nullable(),
  role: z.enum(COMPANY_ROLES),
  /** Whether the caller acts for it now. */
  isCurrent: z.boolean(),
});
export type Membership = z.infer<typeof Membership>;

/** An invitation to the caller, found by their verified email. */
const ReceivedInvitation = z.object({
  memberInvitationId: z.string(),
  companyName: z.string().nullable(),
  role: z.enum(GIVEN_ROLES),
  /** The name of the member who invited; null if the account is gone. */
  invitedBy: z.string().nullable(),
  endsIsoDateTimeUtc: isoDateTimeUtc(),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

export const companyMember = {
  list: call({
    access: 'company',
    permission: 'member',
    own,
    method: 'GET',
    path: '/company-members',
    summary:
      'Lists the members of the company, the owner first, the seats they take, and to its owner the invitations that wait',
    tags,
  }).output(
    z.object({
      members: z.array(CompanyMember),
      invitations: z.array(MemberInvitation),
      seats: Seats,
    }),
  ),
  invite: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/invite-company-member',
    summary: 'Invites a person to the company by mail. A second invitation to an address replaces the first',
    tags,
    limit: hour(60),
  })
    .input(NewMember)
    .output(MemberInvitation),
  revokeInvitation: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/revoke-member-invitation',
    summary: 'Withdraws an invitation to the company. Idempotent',
    tags,
  })
    .input(OfInvitation)
    .output(Nothing),
  setRole: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/set-company-role',
    summary: 'Gives a member another role, from the next call on',
    tags,
  })
    .input(OfMember.extend({ role: z.enum(GIVEN_ROLES) }))
    .output(CompanyMember),
  remove: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/remove-company-member',
    summary:
      'Ends the membership of a person, from the next call on. Idempotent. The owner cannot be removed',
    tags,
  })
    .input(OfMember)
    .output(Nothing),
  handOver: call({
    access: 'company',
    permission: 'manage',
    own,
    // The limit is the owner's: it would end with their ownership.
    notWhileLimited: true,
    path: '/hand-company-over',
    summary:
      'Makes another member the owner of the company. The former owner becomes a recruiter. RECENT_SIGN_IN_REQUIRED unless the password was entered a short while ago',
    tags,
    limit: hour(20),
  })
    .input(OfMember)
    .output(Nothing),
  leave: call({
    access: 'company',
    permission: 'member',
    own: 'the caller’s own membership',
    path: '/leave-company',
    summary: 'Ends the caller’s membership of the company they act for. The owner cannot leave',
    tags,
  }).output(Nothing),
  listOwn: call({
    access: 'verified',
    own: 'the caller’s own memberships, and invitations to their email',
    method: 'GET',
    path: '/memberships',
    summary:
      'Lists the companies of which the caller is a member, and the invitations to their verified email',
    tags,
  }).output(z.object({ memberships: z.array(Membership), invitations: z.array(ReceivedInvitation) })),
  accept: call({
    access: 'verified',
    own: 'invitations to the caller’s email',
    path: '/accept-member-invitation',
    summary: 'Joins a company. The caller acts for it from the next call on',
    tags,
  })
    .input(OfInvitation)
    .output(z.object({ companyId: z.string() })),
  decline: call({
    access: 'verified',
    own: 'invitations to the caller’s email',
    path: '/decline-member-invitation',
    summary: 'Declines an invitation to a company. Idempotent',
    tags,
  })
    .input(OfInvitation)
    .output(Nothing),
  actFor: call({
    access: 'verified',
    own: 'companies of which the caller is a member',
    path: '/act-for-company',
    summary: 'Changes the company that the caller acts for, in all of their sessions, from the next call on',
    tags,
  })
    .input(z.strictObject({ companyId: id() }))
    .output(Nothing),
};
