import { Email } from '@talaash/domain/account/schema';
import { id, z } from '@talaash/domain/base/schema';
import { VERIFIED_FACT_KINDS } from '@talaash/domain/verified-fact/choice';
import { OwnFact } from '@talaash/domain/verified-fact/schema';
import { call, Nothing } from './call.ts';

const tags = ['Talent'];
const own = 'the caller’s own profile';
const entryId = id();

export const verifiedFact = {
  list: call({
    access: 'talent',
    own,
    method: 'GET',
    path: '/verified-facts',
    summary:
      'Lists the facts of the profile that are verified or wait for a mailed link, and what can be verified on this installation',
    tags,
  })
    .input(Nothing)
    .output(
      z.object({
        list: z.array(OwnFact),
        codeAccounts: z.enum(['gitHub', 'local', 'off']),
        certificatePages: z.enum(['fetch', 'stand-in', 'off']),
      }),
    ),
  mailEmployerLink: call({
    access: 'talent',
    own,
    path: '/mail-employer-link',
    summary:
      'Mails a link that verifies the employer of a job to an address at its domain. An earlier link of the job stops working',
    tags,
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.strictObject({ entryId, mailbox: Email }))
    .output(Nothing),
  confirmEmployer: call({
    access: 'talent',
    own,
    path: '/confirm-employer',
    summary:
      'Verifies an employer with the code of a mailed link, once. NOT_FOUND for the code of another talent, or if the job was edited meanwhile',
    tags,
    limit: { max: 30, seconds: 3600 },
  })
    .input(z.strictObject({ code: z.string().min(1).max(100) }))
    .output(Nothing),
  beginCodeAccount: call({
    access: 'talent',
    own,
    path: '/begin-code-account',
    summary:
      'Starts a visit to the code host that verifies the code account of the profile. Returns the address for the browser, which comes back to the profile page',
    tags,
    limit: { max: 20, seconds: 3600 },
  })
    .input(Nothing)
    .output(z.object({ url: z.string() })),
  verifyCertification: call({
    access: 'talent',
    own,
    path: '/verify-certification',
    summary:
      'Reads the page of a certification once and verifies it if the page names the talent and the certification. BUSINESS_RULE_VIOLATION if it does not, SERVICE_UNAVAILABLE if it does not answer',
    tags,
    limit: { max: 20, seconds: 3600 },
  })
    .input(z.strictObject({ entryId }))
    .output(Nothing),
  remove: call({
    access: 'talent',
    own,
    path: '/remove-verified-fact',
    summary: 'Removes the mark of a fact, or the link that waits for it. Idempotent',
    tags,
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.strictObject({ kind: z.enum(VERIFIED_FACT_KINDS), entryId }))
    .output(Nothing),
};
