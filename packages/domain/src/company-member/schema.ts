import { Email } from '../account/schema.ts';
import { id, isoDateTimeUtc, z } from '../base/schema.ts';
import { COMPANY_ROLES, GIVEN_ROLES } from './choice.ts';

/** A person who acts for a company. */
export const CompanyMember = z.strictObject({
  uid: id(),
  name: z.string(),
  email: z.string(),
  role: z.enum(COMPANY_ROLES),
  joinedIsoDateTimeUtc: isoDateTimeUtc(),
});
export type CompanyMember = z.infer<typeof CompanyMember>;

/** An invitation to act for a company, which waits for its answer. */
export const MemberInvitation = z.strictObject({
  memberInvitationId: id(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  endsIsoDateTimeUtc: isoDateTimeUtc(),
});
export type MemberInvitation = z.infer<typeof MemberInvitation>;

export const NewMember = z.strictObject({ email: Email, role: z.enum(GIVEN_ROLES) });
export type NewMember = z.infer<typeof NewMember>;
