import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { DeletionBanner } from '../features/account/deletion-banner.tsx';
import { SetPassword } from '../features/account/set-password.tsx';
import { requireSignedIn } from '../lib/guard.ts';
import { useLiveStream } from '../lib/live.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { usePageTitle } from '../ui/base/page-title.ts';
import css from './-change-password.module.css';
import { InfoPortal } from './-info-portal.tsx';
import { LoadingAuthentication } from './-loading.tsx';

export const Route = createFileRoute('/change-password')({
  pendingComponent: LoadingAuthentication,
  beforeLoad: requireSignedIn,
  component: ChangePasswordPage,
});

function ChangePasswordPage() {
  usePageTitle('Change password');
  useSessionKeeper();
  const { account } = Route.useRouteContext().viewer;
  useLiveStream(account?.isEmailVerified ? account.uid : undefined);
  const email = account?.email ?? '';
  return (
    <InfoPortal>
      <DeletionBanner />
      <div className={css['password']}>
        {account?.hasPassword ? <ChangePasswordForm email={email} /> : <SetPassword email={email} />}
      </div>
    </InfoPortal>
  );
}
