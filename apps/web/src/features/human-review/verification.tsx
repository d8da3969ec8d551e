import type { CompanyIdentifier } from '@talaash/domain/company-verification/schema';
import {
  COMPANY_IDENTIFIER_LABELS,
  COMPANY_IDENTIFIER_SENTENCES,
} from '@talaash/domain/company-verification/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { CompanyIdentifiers, VerifiedDomainMark } from '../../parts/company-verification.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';

/** Records that the admin has seen the certificate of a company's number. */
function SeenIdentifierButton({
  companyId,
  kind,
  value,
}: Pick<CompanyIdentifier, 'kind' | 'value'> & { companyId: string }) {
  const mark = useMutation(
    api.companyVerification.markIdentifierSeen.mutationOptions({
      onSuccess: () => toast.success(COMPANY_IDENTIFIER_SENTENCES.seen),
      onError: (error) => toast.error(sentenceOf(error, COMPANY_IDENTIFIER_SENTENCES.failed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.companyVerification.key() }),
    }),
  );
  return (
    <Button
      size="s"
      loading={mark.isPending}
      aria-label={`${COMPANY_IDENTIFIER_SENTENCES.markSeen}: ${COMPANY_IDENTIFIER_LABELS[kind]}`}
      onClick={() => mark.mutate({ companyId, kind, value })}
    >
      {COMPANY_IDENTIFIER_SENTENCES.markSeen}
    </Button>
  );
}

/** What a company has proven and stated, for an admin. */
export function VerificationForAdmin({ companyId }: { companyId: string }) {
  return (
    <>
      <VerifiedDomainMark companyId={companyId} />
      <CompanyIdentifiers
        companyId={companyId}
        actionOf={({ kind, value }) => (
          <SeenIdentifierButton companyId={companyId} kind={kind} value={value} />
        )}
      />
    </>
  );
}
