import { createFileRoute } from '@tanstack/react-router';
import { AUTH_ACTION_MODES, type AuthActionMode } from '@talaash/domain/account/choice';
import { AUTH_ACTION_SENTENCES } from '@talaash/domain/account/words';
import { isOwnAddress } from '@talaash/domain/viewer/rule';
import { useCallback } from 'react';
import { AuthAction, AuthActionFailure } from '../../features/account/auth-action.tsx';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';

interface ActionSearch {
  mode?: string;
  oobCode?: string;
  continueUrl?: string;
}

export const Route = createFileRoute('/auth/action')({
  validateSearch: searchParams((raw): ActionSearch => {
    const [mode, oobCode, continueUrl] = ['mode', 'oobCode', 'continueUrl'].map((key) => textOf(raw[key]));
    return {
      ...(mode ? { mode } : {}),
      ...(oobCode ? { oobCode } : {}),
      ...(continueUrl ? { continueUrl } : {}),
    };
  }),
  component: ActionPage,
});

const isMode = (mode: string): mode is AuthActionMode =>
  (AUTH_ACTION_MODES as readonly string[]).includes(mode);

function ActionPage() {
  usePageTitle('Your link');
  const { mode, oobCode, continueUrl } = Route.useSearch();
  const navigate = Route.useNavigate();

  const onDone = useCallback(() => {
    const destinations: Record<AuthActionMode, string> = {
      verifyEmail: ownPath(continueUrl) ?? '/',
      resetPassword: '/auth/login',
      recoverEmail: '/auth/login',
      verifyAndChangeEmail: '/',
      deleteAccount: '/',
    };
    if (mode !== undefined && isMode(mode)) void navigate({ href: destinations[mode], replace: true });
  }, [mode, continueUrl, navigate]);

  const known = mode !== undefined && isMode(mode) ? mode : undefined;
  if (!mode || !oobCode)
    return <AuthActionFailure mode={known} sentence={AUTH_ACTION_SENTENCES.missingParameters} />;
  if (!isMode(mode)) return <AuthActionFailure sentence={AUTH_ACTION_SENTENCES.unsupportedMode} />;
  return <AuthAction key={`${mode}:${oobCode}`} mode={mode} oobCode={oobCode} onDone={onDone} />;
}

/** The path of an address on our own origin. Undefined for any other, to prevent open redirects. */
function ownPath(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address, location.origin);
  if (url?.origin !== location.origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isOwnAddress(path) ? path : undefined;
}
