import { ACCOUNT_SENTENCES, signOutFailedSentence } from '@talaash/domain/account/words';
import { sentenceOf } from '../../lib/call-error.ts';
import { dropAllDrafts } from '../../lib/draft.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { logOut } from './sign-in.ts';

/** Logs out and opens the login. */
export async function leave(openLogin: () => Promise<void>): Promise<void> {
  try {
    await logOut();
  } catch (error) {
    toast.error(signOutFailedSentence(sentenceOf(error, 'The server cannot be reached.')));
    return;
  }
  dropAllDrafts();
  await endSession(openLogin);
  toast.success(ACCOUNT_SENTENCES.signedOut);
}
