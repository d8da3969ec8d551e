import { useNavigate } from '@tanstack/react-router';
import { ACCOUNT_SENTENCES, signOutFailedSentence } from '@talaash/domain/account/words';
import { sentenceOf } from '../../lib/call-error.ts';
import { dropAllDrafts } from '../../lib/draft.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { logOut } from './sign-in.ts';

/** Returns a function that signs out and opens the login. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await logOut();
    } catch (error) {
      toast.error(signOutFailedSentence(sentenceOf(error, 'The server cannot be reached.')));
      return;
    }
    dropAllDrafts();
    await endSession(() => navigate({ to: '/auth/login', ignoreBlocker: true }));
    toast.success(ACCOUNT_SENTENCES.signedOut);
  };
}
