import { DELETION_SENTENCES } from '@talaash/domain/account-deletion/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';

/** Erases an account that cannot log in: the owner gets a link that confirms it. */
export function LinkedErasureButton({ token }: { token: string }) {
  const request = useMutation(
    api.account.requestDeletionByLink.mutationOptions({
      onSuccess: () => void toast.success(DELETION_SENTENCES.mailed),
      onError: (error) => toast.error(sentenceOf(error, DELETION_SENTENCES.failed)),
    }),
  );
  return (
    <Button loading={request.isPending} onClick={() => request.mutate({ token })}>
      Email me a link to erase my account
    </Button>
  );
}
