import { IconLogout } from '@tabler/icons-react';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { homePath } from '@talaash/domain/viewer/rule';
import { lazy, Suspense } from 'react';
import { DeletionBanner } from '../features/account/deletion-banner.tsx';
import { useLogOut } from '../features/account/log-out.ts';
import { Bell } from '../features/notification/bell.tsx';
import { useConnection, useLiveStream } from '../lib/live.ts';
import { pictureAddress } from '../lib/picture.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { standingOf, useViewer } from '../lib/session.ts';
import { PortalShell } from '../ui/shell/shell.tsx';
import { useTitleCount } from '../ui/base/page-title.ts';
import { useShortcut } from '../ui/key/shortcut.ts';
import { SlowBar, useOnline } from '../ui/show/state.tsx';
import { usePageWidth } from './-page.ts';
import type { PortalAction, PortalPage } from './-portal-page.ts';

const PortalPalette = lazy(() => import('./-palette.tsx'));

interface SignedInPortalProps {
  pages: readonly PortalPage[];
  actions?: readonly PortalAction[];
  pictureShape: 'person' | 'logo';
}

/** The shell of a signed-in portal around its page. It subscribes to the live stream and keeps the session up to date. */
export function SignedInPortal({ pages, actions = [], pictureShape }: SignedInPortalProps) {
  const viewer = useViewer();
  const { account, profileName, profilePictureId } = viewer;
  const navigate = useNavigate();
  const logOut = useLogOut();
  const width = usePageWidth();
  useTitleCount(viewer.unreadThreadsCount + viewer.unreadNotifications.withoutThread);
  useSessionKeeper();
  useLiveStream(account?.uid);

  const side = pictureShape === 'logo' ? 'company' : 'talent';
  const navigateTo = (to: string) => () => void navigate({ to: to as never });

  return (
    <PortalShell
      // Computed from the viewer and not fixed by the portal, so that it is / as soon as a log-out begins.
      home={homePath(standingOf(viewer)) ?? '/'}
      nav={pages.filter((page) => page.listedIn === 'nav')}
      person={{
        name: profileName ?? account?.name ?? '',
        picture: pictureAddress(profilePictureId),
        shape: pictureShape,
      }}
      bell={<Bell side={side} />}
      menu={[
        ...pages
          .filter((page) => page.listedIn === 'menu')
          .map((page) => ({ label: page.label, icon: <page.icon aria-hidden />, run: navigateTo(page.to) })),
        { label: 'Logout', icon: <IconLogout aria-hidden />, run: () => void logOut() },
      ]}
      palette={(onClose) => (
        <Suspense>
          <PortalPalette side={side} pages={pages} actions={actions} onLogOut={logOut} onClose={onClose} />
        </Suspense>
      )}
      width={width}
    >
      {pages.map((page) => (
        <PageKeys key={page.to} page={page} />
      ))}
      <ConnectionBar />
      <DeletionBanner />
      <Outlet />
    </PortalShell>
  );
}

/** Shown while the browser is online but the live stream is lost. */
function ConnectionBar() {
  const connection = useConnection();
  const isOnline = useOnline();
  const isCutOff = isOnline && connection === 'lost';
  return (
    <SlowBar waiting={isCutOff}>
      The server is not responding. We keep trying, and what you type is kept.
    </SlowBar>
  );
}

/** The shortcut of one page. A component each, because a hook cannot be called in a loop. */
function PageKeys({ page }: { page: PortalPage }) {
  const navigate = useNavigate();
  useShortcut(page.keys, () => void navigate({ to: page.to as never }), { label: page.label });
  return null;
}
