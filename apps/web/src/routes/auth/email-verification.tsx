import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmailVerification } from '../../features/account/email-verification.tsx';
import { requireUnverified } from '../../lib/guard.ts';
import { useSessionKeeper } from '../../lib/session-keeper.ts';
import { useViewer } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/auth/email-verification')({
  beforeLoad: requireUnverified,
  component: EmailVerificationPage,
});

function EmailVerificationPage() {
  usePageTitle('Verify your email');
  useSessionKeeper();
  const { account } = useViewer();
  const navigate = useNavigate();
  const isVerified = account?.isEmailVerified === true;
  useEffect(() => {
    if (isVerified) void navigate({ to: '/', replace: true });
  }, [isVerified, navigate]);
  return <EmailVerification email={account?.email ?? ''} />;
}
