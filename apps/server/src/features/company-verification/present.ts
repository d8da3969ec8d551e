import { recordOf } from '@talaash/domain/base/complete';
import { domainGraceEnds, domainRecord } from '@talaash/domain/company-verification/rule';
import type { CompanyDomain } from '@talaash/domain/company-verification/schema';
import { type CompanyDomainRow, toVerifiedDomain } from './queries.ts';

/** A domain for its company. */
export const toCompanyDomain = (row: CompanyDomainRow): CompanyDomain =>
  recordOf<CompanyDomain>({
    domain: row.domain,
    record: domainRecord(row.domain, row.challenge),
    mailbox: row.mailbox,
    verified: toVerifiedDomain(row),
    failing: row.failingSince === null ? undefined : failingOf(row.failingSince),
    lostIsoDateTimeUtc: row.lostAt,
  });

const failingOf = (since: string) => ({
  sinceIsoDateTimeUtc: since,
  graceEndsIsoDateTimeUtc: new Date(domainGraceEnds(Date.parse(since))).toISOString(),
});
