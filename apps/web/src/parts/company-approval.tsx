import { UNAPPROVED_COMPANY_SENTENCE } from '@talaash/domain/company-profile/words';
import { listingRefusal } from '@talaash/domain/company-relation/rule';
import { isApproved } from '@talaash/domain/review/rule';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { registerStale } from '../lib/live.ts';
import { useLackOf } from '../lib/lack.ts';
import { useCompanyId } from '../lib/session.ts';
import { ButtonLink } from '../ui/press/link.tsx';
import { Banner } from '../ui/show/state.tsx';
import css from './company-approval.module.css';

/** The queries whose results depend on a company's approval. */
const approvalDependentQueries = (): QueryKey[] => [
  api.company.get.key(),
  ['talent-search'],
  api.talentProfile.list.key(),
  api.shortlistedProfile.key(),
  api.hiddenProfile.key(),
  api.thread.key(),
];

registerStale({
  'companyProfile.saved': approvalDependentQueries,
  'company.reviewed': approvalDependentQueries,
  'thread.ended': approvalDependentQueries,
});

function useCompany() {
  const companyId = useCompanyId();
  return useQuery(api.company.get.queryOptions({ input: { companyId } })).data;
}

/** Whether the company is not approved and so sees only what guests see of talents. False while unknown. */
export function useIsUnapproved(): boolean {
  const company = useCompany();
  return company !== undefined && !isApproved(company);
}

/** Why the company cannot shortlist or hide a talent; undefined if it can. */
export function useListingRefusal(): string | undefined {
  const company = useCompany();
  const lack = useLackOf('recruit');
  return lack ?? (company && listingRefusal(company));
}

/** Explains why names are hidden and links to the approval. Empty for an approved company. */
export function UnapprovedNotice() {
  if (!useIsUnapproved()) return null;
  return (
    <div className={css['notice']}>
      <Banner
        tone="warm"
        actions={
          <ButtonLink size="s" to="/company/profile">
            Company profile
          </ButtonLink>
        }
      >
        {UNAPPROVED_COMPANY_SENTENCE}
      </Banner>
    </div>
  );
}
