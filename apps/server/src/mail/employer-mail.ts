import { MAIL_LINK_VALID_HOURS } from '@talaash/domain/mail-link/limit';
import { verifiedFactClaim } from '@talaash/domain/verified-fact/words';
import type { MailContent } from './content.ts';

/**
 * To an address that a talent has named as theirs at an employer. Anybody can name anybody's address, and an employer can read it, so
 * it names no account and repeats no text of the talent.
 */
export const employerLinkMail = ({ domain, url }: { domain: string; url: string }): MailContent => ({
  name: 'employerLink',
  subject: 'Confirm this address',
  preheader: 'Somebody on Talaash says that this is their address at work.',
  heading: 'Is this your address at work?',
  parts: [
    {
      paragraph: `Somebody on Talaash wants to show “${verifiedFactClaim({ kind: 'employer', verifier: domain })}”. If it was you, open this link while you are logged in with that account.`,
    },
    { button: 'Confirm the employer', url },
    {
      note: `The link works once, for that account only, and is valid for ${MAIL_LINK_VALID_HOURS} hours. If it was not you, ignore this email and give nobody the link.`,
    },
  ],
});
