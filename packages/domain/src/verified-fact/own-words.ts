import { MAIL_LINK_VALID_HOURS } from '../mail-link/limit.ts';
import type { CertificatePageOutcome, CodeAccountResult } from './choice.ts';

export const FACT_REFUSALS = {
  mailbox:
    'Use the address that the employer gave you. Free mail providers and shared endings prove no employer.',
  unknown: 'This is no longer on your profile. Reload the page.',
  linkInvalid:
    'This link is invalid or has expired, or the job was edited. Request another one on your profile, and open it with the same account.',
  tooManyLinks: 'Too many links were requested today. Please try again tomorrow.',
  codeAccountMissing: 'Add the link of your GitHub account to your profile first.',
  codeAccountOff: 'The operator of this site has not set up GitHub.',
  certificateLinkMissing: 'Add the https link of the certificate to your profile first.',
  certificateLink: 'The link must begin with https:// and contain no port and no password.',
  certificateLinkNames:
    'The link contains your name, so any page could repeat it. Use a link without your name.',
  certificateOff: 'The operator of this site does not read pages of certificates.',
} as const;

export const CERTIFICATE_PAGE_SENTENCES: Record<Exclude<CertificatePageOutcome, 'named'>, string> = {
  notNamed:
    'The page does not contain your name and the name of the certificate as your profile has them. Some pages show them only in a browser: such a page cannot be verified.',
  unreachable: 'The page did not answer. Please try again later.',
  refused: 'The link leads to another address or to a private network. Use the address where the page is.',
};

export const CODE_ACCOUNT_SENTENCES: Record<CodeAccountResult, string> = {
  verified: 'Your GitHub account is verified.',
  cancelled: 'You cancelled at GitHub. Nothing has changed.',
  expired: 'The visit to GitHub took too long, or began elsewhere. Please start again.',
  otherAccount:
    'You are logged in at GitHub with another account than the one on your profile. Change the link, or log in there with that account.',
  changed: 'The link on your profile was changed meanwhile. Please start again.',
  failed: 'GitHub did not answer as expected. Please try again later.',
};

export const FACT_SENTENCES = {
  title: 'Verified facts',
  intro: 'Optional. Companies see each mark with who verified it and when. No search orders by it.',
  none: 'Add a job, a GitHub link or a certificate with a link to your profile. You can then have it verified here.',
  mail: `We send one link to this address. It is valid for ${MAIL_LINK_VALID_HOURS} hours, and works once, with this account only. Companies see the domain of the address, never the address. We tell the employer nothing, but an employer can read its mailboxes.`,
  pending: (mailbox: string) => `We sent a link to ${mailbox}. Open it while you are logged in here.`,
  confirm: 'Confirm the employer',
  confirmText: 'You opened the link that we mailed to you.',
  codeAccount: 'You log in at GitHub. We read the name of the account, nothing else.',
  certificate: 'We read the page once and look for your name and the name of the certificate.',
  certificateStandIn:
    'Stand-in: on this local installation, no page is read. Links at certificates.example count.',
  dropped: 'An edit of the job, the link or the certificate removes its mark.',
  proven: 'Verified.',
  removed: 'Mark removed.',
  linkSent: 'We have sent the link.',
  failed: 'That did not work. Please try again.',
  loadFailed: 'Your verified facts did not load',
} as const;

/** Before a save that drops marks. `names` are those of their facts. */
export const droppedMarksSentence = (names: readonly string[]): string =>
  names.length === 1
    ? `Saving removes the verified mark of ${names[0]}, because you have edited it.`
    : `Saving removes the verified marks of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, because you have edited them.`;
