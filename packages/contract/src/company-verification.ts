import { Email } from '@talaash/domain/account/schema';
import { id, z } from '@talaash/domain/base/schema';
import { VERIFICATIONS_MAX } from '@talaash/domain/company-verification/limit';
import {
  CompanyDomain,
  CompanyVerification,
  DomainName,
  StatedIdentifier,
} from '@talaash/domain/company-verification/schema';
import { call, Nothing } from './call.ts';

const tags = ['Company'];
const own = 'domains of the caller’s own company';
const OfDomain = z.strictObject({ domain: DomainName });
const Answer = z.object({ companyDomain: CompanyDomain });

export const companyVerification = {
  ofCompanies: call({
    access: ['company', 'talent', 'admin'],
    permission: 'member',
    own: 'the caller’s own company, or companies that have a conversation with the talent; others are left out',
    path: '/verifications-of-companies',
    summary: 'Returns what companies have proven, by company id. No search orders by it',
    tags,
  })
    .input(z.strictObject({ companyIds: z.array(id()).max(VERIFICATIONS_MAX) }))
    .output(z.object({ verifications: z.record(z.string(), CompanyVerification) })),
  listDomains: call({
    access: 'company',
    permission: 'member',
    own,
    method: 'GET',
    path: '/company-domains',
    summary: 'Lists the company’s domains by name, proven or not',
    tags,
  })
    .input(Nothing)
    .output(z.object({ list: z.array(CompanyDomain) })),
  addDomain: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/add-company-domain',
    summary: 'Adds a domain that the company will prove. Idempotent. Returns the TXT record to set',
    tags,
    limit: { max: 30, seconds: 3600 },
  })
    .input(OfDomain)
    .output(Answer),
  checkDomain: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/check-company-domain',
    summary: 'Looks for the TXT record of a domain. SERVICE_UNAVAILABLE if its DNS servers do not answer',
    tags,
    limit: { max: 60, seconds: 3600 },
  })
    .input(OfDomain)
    .output(Answer),
  mailDomainLink: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/mail-company-domain-link',
    summary: 'Mails a link that proves a domain to an address at it. An earlier link stops working',
    tags,
    limit: { max: 20, seconds: 3600 },
  })
    .input(OfDomain.extend({ mailbox: Email }))
    .output(Answer),
  confirmDomain: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/confirm-company-domain',
    summary:
      'Proves a domain with the code of a mailed link, once. NOT_FOUND for the code of another company',
    tags,
    limit: { max: 30, seconds: 3600 },
  })
    .input(z.strictObject({ code: z.string().min(1).max(100) }))
    .output(Answer),
  deleteDomain: call({
    access: 'company',
    permission: 'manage',
    own,
    method: 'DELETE',
    path: '/company-domains/{domain}',
    summary: 'Removes a domain and its mark. Idempotent',
    tags,
  })
    .input(OfDomain)
    .output(Nothing),
  stateIdentifier: call({
    access: 'company',
    permission: 'manage',
    own: 'the caller’s own company',
    path: '/state-company-identifier',
    summary:
      'States the GSTIN or CIN of the company. An empty value removes it. A new value has not been seen by an admin',
    tags,
    limit: { max: 30, seconds: 3600 },
  })
    .input(StatedIdentifier)
    .output(Nothing),
  markIdentifierSeen: call({
    access: 'admin',
    path: '/mark-company-identifier-seen',
    summary:
      'Records that the admin has seen the certificate of a number. CONFLICT if the company has changed it',
    tags: ['Admin'],
  })
    .input(StatedIdentifier.safeExtend({ companyId: id() }))
    .output(Nothing),
};
