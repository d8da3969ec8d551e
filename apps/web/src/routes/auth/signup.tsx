import { createFileRoute, useLocation } from '@tanstack/react-router';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useEffect } from 'react';
import { SignUpForm } from '../../features/account/sign-up-form.tsx';
import { isUserType, rememberSignUpAim } from '../../features/account/sign-up-aim.ts';
import { destinationOf, requireSignedOut } from '../../lib/guard.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { beginSession } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { redirectSearch } from './-search.ts';

export const Route = createFileRoute('/auth/signup')({
  validateSearch: searchParams((raw): { redirect?: string; as?: UserType; invitation?: string } => {
    const invitation = textOf(raw['invitation']);
    return {
      ...redirectSearch(raw),
      ...(isUserType(raw['as']) ? { as: raw['as'] } : {}),
      ...(invitation === undefined ? {} : { invitation }),
    };
  }),
  beforeLoad: requireSignedOut,
  component: SignUpPage,
});

function SignUpPage() {
  usePageTitle(PAGE_TITLES['/auth/signup']);
  const { as, redirect, invitation } = Route.useSearch();
  const invitedEmail = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('email');
  const navigate = Route.useNavigate();
  useEffect(() => rememberSignUpAim({ userType: as, redirect }), [as, redirect]);
  return (
    <SignUpForm
      userType={as}
      redirect={redirect}
      invitation={invitation}
      invitedEmail={invitation === undefined ? undefined : (invitedEmail ?? undefined)}
      onSignedUp={async () => {
        await beginSession();
        return () => navigate({ to: '/auth/email-verification', replace: true });
      }}
      onLoggedIn={async () => {
        const viewer = await beginSession();
        return () => navigate({ href: destinationOf(viewer, redirect), replace: true });
      }}
    />
  );
}
