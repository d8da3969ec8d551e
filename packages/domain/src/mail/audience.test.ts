import { expect, test } from 'vitest';
import { rolesMailed } from './audience.ts';
import type { MailName } from './words.ts';

test.each<[MailName, string[]]>([
  ['InvitationAccepted', ['owner', 'recruiter', 'viewer']],
  ['noteMentioned', ['owner', 'recruiter', 'viewer']],
  ['reminderDue', ['owner', 'recruiter', 'viewer']],
  ['newMessages', ['owner', 'recruiter']],
  ['InvitationUnanswered', ['owner', 'recruiter']],
  ['jobPostAsked', ['owner', 'recruiter']],
  ['erasureRequested', ['owner', 'recruiter']],
  ['companyReviewed', ['owner']],
  ['domainLost', ['owner']],
  ['paymentFailed', ['owner', 'billing']],
])('%s is mailed to %j', (mail, roles) => {
  expect(rolesMailed(mail)).toEqual(roles);
});
