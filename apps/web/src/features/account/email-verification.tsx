import { useMutation } from '@tanstack/react-query';
import { ACCOUNT_SENTENCES, verificationMailWaitSentence } from '@talaash/domain/account/words';
import { useEffect, useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { refreshViewer } from '../../lib/session.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { useLogOut } from './log-out.ts';
import { sendVerificationEmail } from './sign-in.ts';
import { afterVerification, rememberedSignUpAim } from './sign-up-aim.ts';

/** Waits until the emailed link is opened, here or on another device. The route then redirects. */
export function EmailVerification({ email }: { email: string }) {
  const logOut = useLogOut();
  const [wait, setWait] = useWait();
  const check = useMutation({ mutationFn: refreshViewer });
  const resend = useMutation({
    mutationFn: () => sendVerificationEmail(afterVerification(rememberedSignUpAim())),
    onSuccess: () => toast.success(ACCOUNT_SENTENCES.verificationMailSent),
    onError: (error) => {
      // The email was verified elsewhere meanwhile.
      if (isCallError(error, 'CONFLICT')) check.mutate();
      else if (isCallError(error, 'TOO_MANY_REQUESTS') && error.data) setWait(error.data.retryAfterSeconds);
      else toast.error(sentenceOf(error, ACCOUNT_SENTENCES.verificationMailFailed));
    },
  });

  // People return to this tab after they open the link, so it checks again automatically.
  const { mutate } = check;
  useEffect(() => {
    const checkWhenVisible = () => {
      if (document.visibilityState === 'visible') mutate();
    };
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => document.removeEventListener('visibilitychange', checkWhenVisible);
  }, [mutate]);

  const isStillWaiting = check.isSuccess && check.data.account?.isEmailVerified === false;
  return (
    <div className={css['form']}>
      <AccountHead title="Verify your email">
        We sent a link to <span className={css['email']}>{email}</span>. Open it to continue. It may take a
        minute to arrive.
      </AccountHead>
      {isStillWaiting ? (
        <Banner tone="warm" live>
          This email is not verified yet. Please open the link in the email, or send it again.
        </Banner>
      ) : null}
      {check.isError ? (
        <Banner tone="bad" live>
          {sentenceOf(check.error, 'We could not check this. Please try again.')}
        </Banner>
      ) : null}
      {wait === undefined ? null : (
        <Banner tone="warm" live>
          {verificationMailWaitSentence(wait)}
        </Banner>
      )}
      <div className={css['actions']}>
        <Button tone="primary" size="l" full loading={check.isPending} onClick={() => check.mutate()}>
          I have verified my email
        </Button>
        <Button
          size="l"
          full
          loading={resend.isPending}
          disabled={wait === undefined ? false : verificationMailWaitSentence(wait)}
          onClick={() => resend.mutate()}
        >
          Resend verification email
        </Button>
        <Button tone="quiet" size="l" full onClick={() => void logOut()}>
          Use Different Email
        </Button>
      </div>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** The seconds until another email can be requested, updated every minute; undefined once they are over. */
function useWait() {
  const [wait, setWait] = useState<number>();
  useEffect(() => {
    if (wait === undefined) return;
    const stepMs = Math.min(wait * 1000, MINUTE_MS);
    const left = wait - stepMs / 1000;
    const timer = setTimeout(() => setWait(left > 0 ? left : undefined), stepMs);
    return () => clearTimeout(timer);
  }, [wait]);
  return [wait, setWait] as const;
}
