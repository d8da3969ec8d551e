import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useEffect, useState } from 'react';
import css from '../../features/account/account.module.css';
import { AccountHead } from '../../features/account/account-head.tsx';
import { DeletionBanner } from '../../features/account/deletion-banner.tsx';
import { useLogOut } from '../../features/account/log-out.ts';
import { isUserType, rememberedSignUpAim, rememberSignUpAim } from '../../features/account/sign-up-aim.ts';
import { WaitingInvitationBanner } from '../../features/company-member/waiting-invitation-banner.tsx';
import { MobileVerification } from '../../features/mobile-verification/mobile-verification.tsx';
import { destinationOf, requireNoUserProfile } from '../../lib/guard.ts';
import { useLiveStream } from '../../lib/live.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { useSessionKeeper } from '../../lib/session-keeper.ts';
import { refreshViewer, useViewer } from '../../lib/session.ts';
import { Button } from '../../ui/press/button.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { redirectSearch } from './-search.ts';

export const Route = createFileRoute('/auth/mobile-verification')({
  validateSearch: searchParams((raw): { error?: string; as?: UserType; redirect?: string } => {
    const error = textOf(raw['error']);
    return {
      ...(error === undefined ? {} : { error }),
      ...(isUserType(raw['as']) ? { as: raw['as'] } : {}),
      ...redirectSearch(raw),
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
  const current = useViewer();
  const { error, as, redirect } = Route.useSearch();
  const [aim, setAim] = useState(() => {
    const remembered = rememberedSignUpAim();
    return { userType: as ?? remembered.userType, redirect: redirect ?? remembered.redirect };
  });
  const navigate = useNavigate();
  const logOut = useLogOut();

  // An effect, because another tab may have verified the number too.
  const next = current.userProfile === null ? undefined : destinationOf(current, aim.redirect);
  useEffect(() => {
    if (next !== undefined) void navigate({ href: next, replace: true });
  }, [next, navigate]);

  return (
    <div className={css['form']}>
      <DeletionBanner />
      <AccountHead title="Verify your mobile number">
        Each number belongs to one account. No one else sees your number.
      </AccountHead>
      <WaitingInvitationBanner />
      <MobileVerification
        uid={uid}
        userType={aim.userType}
        onUserType={(userType) => {
          setAim({ ...aim, userType });
          rememberSignUpAim({ ...aim, userType });
        }}
        isRuleBroken={error === 'business_rule_violation'}
        onVerified={async () => {
          rememberSignUpAim(undefined);
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
