import type { GivenRole } from '@talaash/domain/company-member/choice';
import { MEMBER_INVITATION_VALID_DAYS } from '@talaash/domain/company-member/limit';
import { COMPANY_ROLE_HINTS, COMPANY_ROLE_LABELS } from '@talaash/domain/company-member/words';
import type { MailContent } from './content.ts';

/**
 * To a person whom a company invites. Anybody can name anybody's address, so it repeats no text of the company: only the verified
 * address of the account that invites.
 */
export const memberInvitationMail = ({
  email,
  accountEmail,
  role,
  url,
}: {
  email: string;
  accountEmail: string;
  role: GivenRole;
  url: string;
}): MailContent => ({
  name: 'memberInvitation',
  subject: 'You are invited to a company on Talaash',
  preheader: `${accountEmail} invites you to work with them on Talaash.`,
  heading: 'Join a company on Talaash',
  parts: [
    {
      paragraph: `The Talaash account ${accountEmail} invites you to its company, with the role ${COMPANY_ROLE_LABELS[role]}: ${COMPANY_ROLE_HINTS[role]}`,
    },
    { paragraph: `Log in or sign up with this address, ${email}, and accept the invitation.` },
    { button: 'Open the invitation', url },
    {
      note: `The invitation waits ${MEMBER_INVITATION_VALID_DAYS} days. If you do not know the account, ignore this email.`,
    },
  ],
});
