import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useEffect, useState } from 'react';
import css from '../../features/account/account.module.css';
import { AccountHead } from '../../features/account/account-head.tsx';
import { useLogOut } from '../../features/account/log-out.ts';
import { isUserType, rememberedSignUpType, rememberSignUpType } from '../../features/account/sign-up-type.ts';
import { MobileVerification } from '../../features/mobile-verification/mobile-verification.tsx';
import { requireNoUserProfile } from '../../lib/guard.ts';
import { useLiveStream } from '../../lib/live.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { useSessionKeeper } from '../../lib/session-keeper.ts';
import { refreshViewer, useViewer } from '../../lib/session.ts';
import { Button } from '../../ui/press/button.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/auth/mobile-verification')({
  validateSearch: searchParams((raw): { error?: string; as?: UserType } => {
    const error = textOf(raw['error']);
    return {
      ...(error === undefined ? {} : { error }),
      ...(isUserType(raw['as']) ? { as: raw['as'] } : {}),
    };
  }),
  beforeLoad: requireNoUserProfile,
  component: MobileVerificationPage,
});

function MobileVerificationPage() {
  usePageTitle('Verify your mobile number');
  useSessionKeeper();
  const { viewer } = Route.useRouteContext();
  const uid = viewer.account?.uid ?? '';
  useLiveStream(viewer.account?.uid);
  const { userProfile } = useViewer();
  const { error, as } = Route.useSearch();
  const [userType, setUserType] = useState(() => as ?? rememberedSignUpType());
  const navigate = useNavigate();
  const logOut = useLogOut();

  // An effect, because another tab may have verified the number too.
  const isVerified = userProfile !== null;
  useEffect(() => {
    if (isVerified) void navigate({ to: '/', replace: true });
  }, [isVerified, navigate]);

  return (
    <div className={css['form']}>
      <AccountHead title="Verify your mobile number">
        One account belongs to one number. Nobody else sees it.
      </AccountHead>
      <MobileVerification
        uid={uid}
        userType={userType}
        onUserType={(chosen) => {
          setUserType(chosen);
          rememberSignUpType(chosen);
        }}
        isRuleBroken={error === 'business_rule_violation'}
        onVerified={async () => {
          rememberSignUpType(undefined);
          await refreshViewer();
        }}
      />
      <div className={css['account']}>
        <p className={css['foot']}>
          Logged in as <span className={css['email']}>{viewer.account?.email}</span>
        </p>
        <Button size="s" onClick={() => void logOut()}>
          Use different account
        </Button>
      </div>
    </div>
  );
}
