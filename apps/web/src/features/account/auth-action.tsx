import { useQuery } from '@tanstack/react-query';
import type { AuthActionMode } from '@talaash/domain/account/choice';
import { AUTH_ACTION_REDIRECT_MS } from '@talaash/domain/account/limit';
import { AUTH_ACTION_SENTENCES } from '@talaash/domain/account/words';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { viewerQuery } from '../../lib/session.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './account.module.css';
import { AccountHead } from './account-head.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

type AppliedMode = Exclude<AuthActionMode, 'resetPassword'>;

interface AuthActionProps {
  mode: AuthActionMode;
  oobCode: string;
  /** Called some time after the success message; must open the next page. */
  onDone: () => void;
}

const titles: Record<AuthActionMode, string> = {
  verifyEmail: 'Verifying your email',
  resetPassword: 'Reset your password',
  recoverEmail: 'Recovering your email',
  verifyAndChangeEmail: 'Changing your email',
  deleteAccount: 'Erase your account?',
};

type Outcome = { title: string; text: string };

const done: Record<AuthActionMode, Outcome> = {
  verifyEmail: { title: 'Email verified', text: 'Thank you. The next page opens in a moment.' },
  resetPassword: {
    title: 'Password changed',
    text: 'You can now log in with your new password. The login page opens in a moment.',
  },
  recoverEmail: {
    title: 'Email recovered',
    text: 'Your account uses its previous email again. All devices are logged out. If you did not request the change, choose a new password too.',
  },
  verifyAndChangeEmail: {
    title: 'Email changed',
    text: 'Your account now uses the new email. The next page opens in a moment.',
  },
  deleteAccount: {
    title: 'Confirmed',
    text: 'We erase your account immediately or in a week, as you chose. The next page opens in a moment.',
  },
};

const verifiedBefore: Outcome = {
  title: 'Email verified',
  text: 'Your email is already verified. The next page opens in a moment.',
};

const failed: Record<AuthActionMode, string> = {
  verifyEmail: AUTH_ACTION_SENTENCES.verifyFailed,
  resetPassword: AUTH_ACTION_SENTENCES.resetLinkInvalid,
  recoverEmail: AUTH_ACTION_SENTENCES.recoverFailed,
  verifyAndChangeEmail: AUTH_ACTION_SENTENCES.changeFailed,
  deleteAccount: AUTH_ACTION_SENTENCES.deleteFailed,
};

/** Carries out the action of an emailed link. */
export function AuthAction({ mode, oobCode, onDone }: AuthActionProps) {
  if (mode === 'resetPassword') return <Reset oobCode={oobCode} onDone={onDone} />;
  if (mode === 'deleteAccount') return <ConfirmDeletion oobCode={oobCode} onDone={onDone} />;
  return <Apply mode={mode} oobCode={oobCode} onDone={onDone} />;
}

/** Asks first, because link scanners of mail servers open links too. */
function ConfirmDeletion({ oobCode, onDone }: { oobCode: string; onDone: () => void }) {
  const mode = 'deleteAccount';
  const [isConfirmed, setConfirmed] = useState(false);
  const checked = useQuery(
    api.account.checkActionCode.queryOptions({
      input: { mode, oobCode },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (isConfirmed) return <Apply mode={mode} oobCode={oobCode} onDone={onDone} />;
  if (checked.isError)
    return <AuthActionFailure mode={mode} sentence={sentenceOf(checked.error, failed[mode])} />;
  return (
    <div className={css['form']}>
      <AccountHead title={titles[mode]}>
        {checked.isSuccess ? (
          <>
            The account of <span className={css['email']}>{checked.data.email}</span> will be erased
            immediately or in a week, as you chose in settings.
          </>
        ) : null}
      </AccountHead>
      {checked.isSuccess ? (
        <div className={css['actions']}>
          <ButtonLink to="/" size="l" full>
            Keep my account
          </ButtonLink>
          <Button tone="danger" size="l" full onClick={() => setConfirmed(true)}>
            Erase my account
          </Button>
        </div>
      ) : (
        <TextSkeleton lines={2} />
      )}
    </div>
  );
}

function Apply({ mode, oobCode, onDone }: { mode: AppliedMode; oobCode: string; onDone: () => void }) {
  // A query and not an effect, because the code works only once and a component may mount twice.
  const applied = useQuery({
    ...api.account.applyActionCode.queryOptions({ input: { mode, oobCode } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });

  const mayBeVerified = applied.isError && mode === 'verifyEmail';
  const viewer = useQuery({ ...viewerQuery, enabled: mayBeVerified });

  if (applied.isSuccess) return <Done {...done[mode]} mode={mode} onDone={onDone} />;
  // The link was opened before: by a second press, or by a mail server's link scanner.
  if (mayBeVerified && viewer.data?.account?.isEmailVerified)
    return <Done {...verifiedBefore} mode={mode} onDone={onDone} />;
  if (applied.isError && !(mayBeVerified && viewer.isPending)) {
    return <AuthActionFailure mode={mode} sentence={sentenceOf(applied.error, failed[mode])} />;
  }
  return (
    <div className={css['form']}>
      <AccountHead title={titles[mode]} />
      <TextSkeleton lines={2} />
    </div>
  );
}

function Reset({ oobCode, onDone }: { oobCode: string; onDone: () => void }) {
  const [isReset, setReset] = useState(false);
  const checked = useQuery(
    api.account.checkActionCode.queryOptions({
      input: { mode: 'resetPassword', oobCode },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );

  if (isReset) return <Done {...done.resetPassword} mode="resetPassword" onDone={onDone} />;
  if (checked.isError)
    return (
      <AuthActionFailure mode="resetPassword" sentence={sentenceOf(checked.error, failed.resetPassword)} />
    );
  if (checked.isSuccess) {
    return <ResetPasswordForm oobCode={oobCode} email={checked.data.email} onReset={() => setReset(true)} />;
  }
  return (
    <div className={css['form']}>
      <AccountHead title={titles.resetPassword} />
      <TextSkeleton lines={4} />
    </div>
  );
}

function Done({ mode, title, text, onDone }: Outcome & { mode: AuthActionMode; onDone: () => void }) {
  useEffect(() => {
    // The action may have changed the account or ended the session.
    void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
  }, []);
  useEffect(() => {
    const timer = setTimeout(onDone, AUTH_ACTION_REDIRECT_MS[mode]);
    return () => clearTimeout(timer);
  }, [mode, onDone]);
  return (
    <div className={css['form']} role="status">
      <AccountHead title={title} />
      <Banner tone="ok">{text}</Banner>
    </div>
  );
}

/** The page that sends a new link of the same kind. A link that confirms a changed address has none. */
const newLinks: Partial<Record<AuthActionMode, { to: string; label: string }>> = {
  verifyEmail: { to: '/auth/email-verification', label: 'Send a new verification link' },
  resetPassword: { to: '/auth/forgot-password', label: 'Send a new reset link' },
};

/** For a link that is invalid, expired or incomplete. @param mode the link's purpose, if known */
export function AuthActionFailure({
  mode,
  sentence,
}: {
  mode?: AuthActionMode | undefined;
  sentence: string;
}) {
  const newLink = mode && newLinks[mode];
  return (
    <div className={css['form']}>
      <AccountHead title="This link does not work" />
      <Banner tone="bad" live>
        {sentence}
      </Banner>
      <div className={css['actions']}>
        <ButtonLink to="/auth/login" tone="primary" size="l" full>
          Back to login
        </ButtonLink>
        {newLink ? (
          <ButtonLink to={newLink.to} size="l" full>
            {newLink.label}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
