import { IconHelp, IconLogout } from '@tabler/icons-react';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { homePath } from '@talaash/domain/viewer/rule';
import type { ReactNode } from 'react';
import { useLogOut } from '../features/account/log-out.ts';
import { useConnection, useLiveStream } from '../lib/live.ts';
import { pictureAddress } from '../lib/picture.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { standingOf, useViewer } from '../lib/session.ts';
import type { PaletteItem } from '../ui/overlay/palette.tsx';
import type { NavItem } from '../ui/shell/main-nav.tsx';
import { PortalShell } from '../ui/shell/shell.tsx';
import { openShortcutList } from '../ui/overlay/shortcut-list.tsx';
import { useShortcut } from '../ui/key/shortcut.ts';
import { SlowBar, useOnline } from '../ui/show/state.tsx';
import { usePageWidth } from './-page.ts';

/** A page that the navigation, the menu and the palette lead to. */
export interface PortalPage extends NavItem {
  /** Two letters in a row: "g d". */
  keys: string;
  /** In the header's navigation, else in the user menu. */
  place: 'nav' | 'menu';
}

export interface PortalAction {
  label: string;
  icon: ReactNode;
  to: string;
  keys?: string;
}

interface SignedInPortalProps {
  pages: readonly PortalPage[];
  actions?: readonly PortalAction[];
  pictureShape: 'person' | 'logo';
}

/** The shell of a signed-in portal around the page in view. It hears the live stream and keeps the session true. */
export function SignedInPortal({ pages, actions = [], pictureShape }: SignedInPortalProps) {
  const viewer = useViewer();
  const { account, profileName, profilePictureId } = viewer;
  const navigate = useNavigate();
  const logOut = useLogOut();
  const width = usePageWidth();
  useSessionKeeper();
  useLiveStream(account?.uid);

  const go = (to: string) => () => void navigate({ to: to as never });
  const palette: PaletteItem[] = [
    ...pages.map((page) => ({
      label: page.label,
      icon: <page.icon aria-hidden />,
      keys: page.keys,
      run: go(page.to),
    })),
    ...actions.map(({ label, icon, to }) => ({ label, icon, group: 'Actions', run: go(to) })),
    {
      label: 'Keyboard shortcuts',
      icon: <IconHelp aria-hidden />,
      group: 'Actions',
      keys: '?',
      run: openShortcutList,
    },
    { label: 'Logout', icon: <IconLogout aria-hidden />, group: 'Actions', run: () => void logOut() },
  ];

  return (
    <PortalShell
      // From who is signed in now, not from the portal: while a log-out leaves the page, home is / already.
      home={homePath(standingOf(viewer)) ?? '/'}
      nav={pages.filter((page) => page.place === 'nav')}
      person={{
        name: profileName ?? account?.name ?? '',
        picture: pictureAddress(profilePictureId),
        shape: pictureShape,
      }}
      menu={[
        ...pages
          .filter((page) => page.place === 'menu')
          .map((page) => ({ label: page.label, icon: <page.icon aria-hidden />, run: go(page.to) })),
        { label: 'Logout', icon: <IconLogout aria-hidden />, run: () => void logOut() },
      ]}
      palette={palette}
      width={width}
    >
      {pages.map((page) => (
        <PageKeys key={page.to} page={page} />
      ))}
      <ConnectionBar />
      <Outlet />
    </PortalShell>
  );
}

/** The browser has a network, and yet nothing comes from the server. */
function ConnectionBar() {
  const connection = useConnection();
  const isOnline = useOnline();
  const isCutOff = isOnline && connection === 'lost';
  return (
    <SlowBar waiting={isCutOff}>The server does not answer. Trying again; what you type is kept.</SlowBar>
  );
}

/** The page's two letters; a component each, since hooks stand in no loop. */
function PageKeys({ page }: { page: PortalPage }) {
  const navigate = useNavigate();
  useShortcut(page.keys, () => void navigate({ to: page.to as never }), { label: page.label });
  return null;
}
