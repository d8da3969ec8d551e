import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordForm } from '../../features/account/forgot-password-form.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/auth/forgot-password')({ component: ForgotPasswordPage });

function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  return <ForgotPasswordForm />;
}
