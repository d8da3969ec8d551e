import { COMPANY_MEMBERS_MAX, MEMBERSHIPS_MAX } from './limit.ts';
import { COMPANY_MEMBER_REFUSALS } from './words.ts';

/** Why a company cannot invite a person; undefined if it can. */
export function memberInvitationRefusal(facts: {
  /** The members and the invitations that wait, without one to this person. */
  taken: number;
  isMember: boolean;
}): string | undefined {
  if (facts.isMember) return COMPANY_MEMBER_REFUSALS.isMember;
  return facts.taken >= COMPANY_MEMBERS_MAX ? COMPANY_MEMBER_REFUSALS.full : undefined;
}

/** Why a person cannot accept an invitation to a company; undefined if they can. */
export function joiningRefusal(facts: { isTalent: boolean; memberships: number }): string | undefined {
  if (facts.isTalent) return COMPANY_MEMBER_REFUSALS.talentCannotJoin;
  return facts.memberships >= MEMBERSHIPS_MAX ? COMPANY_MEMBER_REFUSALS.tooManyCompanies : undefined;
}

/** Why a company cannot be handed over to a member; undefined if it can. */
export function handOverRefusal(facts: {
  isEmailVerified: boolean;
  ownsAnother: boolean;
}): string | undefined {
  if (!facts.isEmailVerified) return COMPANY_MEMBER_REFUSALS.unverified;
  return facts.ownsAnother ? COMPANY_MEMBER_REFUSALS.ownsAnother : undefined;
}
