import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { SetPassword } from '../features/account/set-password.tsx';
import { requireSignedIn } from '../lib/guard.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { AuthLayout } from '../ui/shell-plain.tsx';
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
  const email = account?.email ?? '';
  return (
    <AuthLayout>
      {account?.hasPassword ? <ChangePasswordForm email={email} /> : <SetPassword email={email} />}
    </AuthLayout>
  );
}
