import type { DomainMail, DomainProofMethod } from '@talaash/domain/company-verification/choice';
import { VERIFIED_DOMAIN_MARK } from '@talaash/domain/company-verification/mark-words';
import { DOMAIN_GRACE_SENTENCE } from '@talaash/domain/company-verification/words';
import { MAIL_LINK_VALID_HOURS } from '@talaash/domain/mail-link/limit';
import type { MailContent } from './content.ts';

/**
 * To an address of a domain that a company wants to prove. Anybody can name anybody's address, so it repeats no text of the company:
 * only the verified address of its account.
 */
export const domainLinkMail = ({
  domain,
  accountEmail,
  url,
}: {
  domain: string;
  accountEmail: string;
  url: string;
}): MailContent => ({
  name: 'domainLink',
  subject: `Confirm that ${domain} is yours`,
  preheader: 'A company on Talaash wants to verify this domain.',
  heading: `Is ${domain} your company’s domain?`,
  parts: [
    {
      paragraph: `The Talaash account ${accountEmail} wants to show “${VERIFIED_DOMAIN_MARK}: ${domain}”. If it belongs to your company, open this link while you are logged in with that account.`,
    },
    { button: 'Confirm the domain', url },
    {
      note: `The link works once, for that account only, and is valid for ${MAIL_LINK_VALID_HOURS} hours. If you do not know the account, ignore this email and give nobody the link.`,
    },
  ],
});

export type DomainMailFacts = {
  name: string;
  domain: string;
  /** How it was proven. */
  method: DomainProofMethod;
  url: string;
};

/** The mails to a company about a domain that it has proven. */
export const DOMAIN_MAIL_CONTENTS: Record<DomainMail, (facts: DomainMailFacts) => MailContent> = {
  failing: ({ name, domain, method, url }) => ({
    name: 'domainFailing',
    subject: `Please prove ${domain} again`,
    preheader: DOMAIN_GRACE_SENTENCE,
    heading: 'Your domain needs a new proof',
    parts: [
      {
        paragraph: `Hello ${name}, ${
          method === 'dns'
            ? `the DNS record that proves ${domain} is missing. Please add it again.`
            : `we verify ${domain} again every month. We have mailed a new link to the address that you gave. Please open it.`
        } ${DOMAIN_GRACE_SENTENCE}`,
      },
      { button: 'Open the company profile', url },
    ],
  }),
  lost: ({ name, domain, url }) => ({
    name: 'domainLost',
    subject: `${domain} is no longer verified`,
    preheader: 'Prove it again at any time.',
    heading: 'Your domain has lost its mark',
    parts: [
      {
        paragraph: `Hello ${name}, the proof of ${domain} was missing for a week. Talents no longer see “${VERIFIED_DOMAIN_MARK}” with it. Prove it again at any time.`,
      },
      { button: 'Open the company profile', url },
    ],
  }),
};
