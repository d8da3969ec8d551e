import { useMutation } from '@tanstack/react-query';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { sentenceOf } from '../../lib/call-error.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { requestPasswordReset } from './sign-in.ts';

/** For an account without a password: an emailed link sets one. */
export function SetPassword({ email }: { email: string }) {
  const request = useMutation({ mutationFn: () => requestPasswordReset({ email }) });
  return (
    <div className={css['form']}>
      <AccountHead title="Set a password">
        Your account has no password yet. We will send a link to <span className={css['email']}>{email}</span>{' '}
        to choose one.
      </AccountHead>
      {request.isSuccess ? (
        <Banner tone="ok" live>
          We have sent the link. Please check your inbox.
        </Banner>
      ) : null}
      {request.isError ? (
        <Banner tone="bad" live>
          {sentenceOf(request.error, 'The link could not be sent. Please try again.')}
        </Banner>
      ) : null}
      <Button
        tone="primary"
        size="l"
        full
        loading={request.isPending}
        disabled={request.isSuccess ? ACCOUNT_SENTENCES.resetMailSent : false}
        onClick={() => request.mutate()}
      >
        Send Reset Link
      </Button>
    </div>
  );
}
