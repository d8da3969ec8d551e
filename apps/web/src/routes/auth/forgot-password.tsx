import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ForgotPasswordForm } from '../../features/account/forgot-password-form.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In the history state and not in the address, which is logged and shared. */
    typedEmail?: string;
  }
}

export const Route = createFileRoute('/auth/forgot-password')({ component: ForgotPasswordPage });

function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const { typedEmail = '' } = useLocation().state;
  return <ForgotPasswordForm typedEmail={typedEmail} />;
}
