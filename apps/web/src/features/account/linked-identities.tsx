import { useMutation, useQuery } from '@tanstack/react-query';
import type { LinkedIdentity } from '@talaash/contract/account';
import { IDENTITY_PROVIDER_SENTENCES, signedInWithLabel } from '@talaash/domain/identity-provider/words';
import { unlinkRefusal } from '@talaash/domain/identity-provider/rule';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { registerStale } from '../../lib/live.ts';
import { useViewer } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import css from './settings.module.css';

const identitiesQuery = api.account.listIdentities.queryOptions();

registerStale({ 'account.changed': () => [identitiesQuery.queryKey] });

/** The account's linked identities, one row each. Most accounts have none, and no row. */
export function LinkedIdentities() {
  const identities = useQuery(identitiesQuery).data?.identities ?? [];
  return identities.map((identity) => (
    <IdentityRow key={identity.identityId} identity={identity} identitiesCount={identities.length} />
  ));
}

function IdentityRow({ identity, identitiesCount }: { identity: LinkedIdentity; identitiesCount: number }) {
  const hasPassword = useViewer().account?.hasPassword === true;
  const remove = useMutation({
    mutationFn: () => api.account.removeIdentity.call({ identityId: identity.identityId }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      toast.success(IDENTITY_PROVIDER_SENTENCES.removed);
    },
    onError: (error) => toast.error(sentenceOf(error, IDENTITY_PROVIDER_SENTENCES.removeFailed)),
  });
  return (
    <div className={css['row']}>
      <span className={css['label']}>{signedInWithLabel(identity.name)}</span>
      <div className={css['value']}>
        since <LocalText of={() => formatDate(identity.linkedIsoDateTimeUtc)} />
      </div>
      <Button
        size="s"
        aria-label={`Remove ${identity.name}`}
        loading={remove.isPending}
        disabled={unlinkRefusal({ hasPassword, identitiesCount }) ?? false}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </div>
  );
}
