import type { CompanyDomain } from '@talaash/domain/company-verification/schema';
import { COMPANY_DOMAIN_SENTENCES } from '@talaash/domain/company-verification/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

export const companyDomainsQuery = api.companyVerification.listDomains.queryOptions({ input: {} });

export const useCompanyDomains = () => useQuery(companyDomainsQuery);

const refresh = () => queryClient.invalidateQueries({ queryKey: api.companyVerification.key() });

const done = (sentence: string) => ({
  onSuccess: async () => {
    await refresh();
    toast.success(sentence);
  },
});

/** A failure of these shows at its field or in its row. */
export const useAddDomain = () =>
  useMutation(api.companyVerification.addDomain.mutationOptions(done(COMPANY_DOMAIN_SENTENCES.added)));
export const useCheckDomain = () =>
  useMutation(api.companyVerification.checkDomain.mutationOptions(done(COMPANY_DOMAIN_SENTENCES.proven)));
export const useMailLink = () =>
  useMutation(
    api.companyVerification.mailDomainLink.mutationOptions(done(COMPANY_DOMAIN_SENTENCES.linkSent)),
  );
export const useConfirmDomain = () =>
  useMutation(api.companyVerification.confirmDomain.mutationOptions(done(COMPANY_DOMAIN_SENTENCES.proven)));

export const useDeleteDomain = () =>
  useMutation(
    api.companyVerification.deleteDomain.mutationOptions({
      ...done(COMPANY_DOMAIN_SENTENCES.removed),
      onError: (error) => toast.error(sentenceOf(error, COMPANY_DOMAIN_SENTENCES.failed)),
    }),
  );

export type { CompanyDomain };
