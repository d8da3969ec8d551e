import { VERIFIED_DOMAIN_MARK, verifiedDomainNote } from '@talaash/domain/company-verification/mark-words';
import {
  COMPANY_IDENTIFIER_LABELS,
  IDENTIFIER_STATED,
  identifierSeenNote,
} from '@talaash/domain/company-verification/words';
import type { CompanyIdentifier } from '@talaash/domain/company-verification/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../lib/api.ts';
import { formatDate } from '../lib/format.ts';
import { registerStale } from '../lib/live.ts';
import { LocalText } from '../lib/local-text.tsx';
import css from './company-verification.module.css';
import { VerifiedMark } from './verified-mark.tsx';

registerStale({
  'companyDomain.changed': () => [api.companyVerification.key()],
  'companyIdentifier.changed': () => [api.companyVerification.key()],
});

/** Checks are monthly. */
const STALE_MS = 10 * 60_000;

/** What a company has proven; undefined while loading, and where the reader may not know it. */
export const useCompanyVerification = (companyId: string) =>
  useQuery(
    api.companyVerification.ofCompanies.queryOptions({
      input: { companyIds: [companyId] },
      select: ({ verifications }) => verifications[companyId],
      staleTime: STALE_MS,
      // The page is complete without it.
      retry: false,
    }),
  ).data;

/** The mark of a company with proven domains, with their names; nothing for others. */
export function VerifiedDomainMark({ companyId }: { companyId: string }) {
  const domains = useCompanyVerification(companyId)?.domains ?? [];
  return domains.map(({ domain, method, confirmedIsoDateTimeUtc }) => (
    <VerifiedMark key={domain} note={verifiedDomainNote(method)}>
      {VERIFIED_DOMAIN_MARK}: <b>{domain}</b>, <LocalText of={() => formatDate(confirmedIsoDateTimeUtc)} />
    </VerifiedMark>
  ));
}

interface CompanyIdentifiersProps {
  companyId: string;
  /** What an admin may do with a number that no admin has seen. */
  actionOf?: (identifier: CompanyIdentifier) => ReactNode;
}

/** The numbers that a company has stated, each with what is known of it; nothing for others. */
export function CompanyIdentifiers({ companyId, actionOf }: CompanyIdentifiersProps) {
  const identifiers = useCompanyVerification(companyId)?.identifiers ?? [];
  return identifiers.map((identifier) => {
    const { kind, value, seenIsoDateTimeUtc: seenAt } = identifier;
    return (
      <p key={kind} className={css['identifier']}>
        {COMPANY_IDENTIFIER_LABELS[kind]} <b>{value}</b>
        <span>
          {seenAt ? <LocalText of={() => identifierSeenNote(formatDate(seenAt))} /> : IDENTIFIER_STATED}
        </span>
        {seenAt ? null : actionOf?.(identifier)}
      </p>
    );
  });
}
