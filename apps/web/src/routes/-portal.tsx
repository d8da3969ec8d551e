import { IconArrowsExchange } from '../ui/icon/arrows-exchange.ts';
import { IconBuilding } from '../ui/icon/building.ts';
import { IconLogout } from '../ui/icon/logout.ts';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { companyTitle } from '@talaash/domain/company-member/company-title';
import { homePath } from '@talaash/domain/viewer/rule';
import { lazy, Suspense } from 'react';
import { DeletionBanner } from '../features/account/deletion-banner.tsx';
import { useLogOut } from '../features/account/log-out.ts';
import { Bell } from '../features/notification/bell.tsx';
import { PaymentBanner } from '../features/subscription/payment-banner.tsx';
import { useConnection, useLiveStream } from '../lib/live.ts';
import { pictureAddress } from '../lib/picture.ts';
import { useLeftPages } from '../lib/use-left-pages.ts';
import { useSessionKeeper } from '../lib/session-keeper.ts';
import { visitorStateOf, useViewer, type Viewer } from '../lib/session.ts';
import { Underway } from '../ui/overlay/underway.ts';
import { PortalShell } from '../ui/shell/shell.tsx';
import { useTitleCount } from '../ui/base/page-title.ts';
import { useShortcut } from '../ui/key/shortcut.ts';
import { SlowBar, useOnline } from '../ui/show/state.tsx';
import { usePageWidth } from './-page.ts';
import type { Portal, PortalAction, PortalPage } from './-portal-page.ts';

const PortalPalette = lazy(() => import('./-palette.tsx'));

interface SignedInPortalProps {
  portal: Portal;
  pages: readonly PortalPage[];
  actions?: readonly PortalAction[];
}

/** The shell of a logged-in portal around its page. It subscribes to the live stream and keeps the session in step. */
export function SignedInPortal({ portal, pages, actions = [] }: SignedInPortalProps) {
  const viewer = useViewer();
  const { account, otherCompanies, profileName, profilePictureId } = viewer;
  const navigate = useNavigate();
  const logOut = useLogOut();
  const width = usePageWidth();
  useTitleCount(waitingIn(pages));
  useSessionKeeper();
  useLeftPages();
  useLiveStream(account?.uid);

  const navigateTo = (to: string) => () => void navigate({ to: to as never });

  return (
    <PortalShell
      // Derived from the viewer and not fixed per portal, so that it becomes / as soon as a logout starts.
      home={homePath(visitorStateOf(viewer)) ?? '/'}
      portal={portal === 'admin' ? 'Admin' : undefined}
      nav={pages.filter((page) => page.listedIn === 'nav')}
      person={{
        name: profileName ?? account?.name ?? '',
        picture: pictureAddress(profilePictureId),
        shape: viewer.userProfile?.userType === 'company' ? 'logo' : 'person',
      }}
      bell={
        portal === 'admin' || !pages.some(({ listedIn }) => listedIn === 'bell') ? undefined : (
          <Bell side={portal} />
        )
      }
      menu={[
        ...pages
          .filter((page) => page.listedIn === 'menu')
          .map((page) => ({ label: page.label, icon: <page.icon aria-hidden />, run: navigateTo(page.to) })),
        ...otherCompanies.map(({ companyId, name }) => ({
          label: `Act for ${companyTitle(name)}`,
          icon: <IconBuilding aria-hidden />,
          run: () => void changeCompany(companyId),
        })),
        ...otherPortals(viewer, portal).map(({ label, to }) => ({
          label,
          icon: <IconArrowsExchange aria-hidden />,
          run: navigateTo(to),
        })),
        { label: 'Logout', icon: <IconLogout aria-hidden />, run: () => void logOut() },
      ]}
      palette={(onClose) => (
        <Suspense fallback={<Underway />}>
          <PortalPalette
            portal={portal}
            pages={pages}
            actions={actions}
            onLogOut={logOut}
            onClose={onClose}
          />
        </Suspense>
      )}
      width={width}
    >
      {pages.map((page) => (
        <PageKeys key={page.to} page={page} />
      ))}
      <ConnectionBar />
      <DeletionBanner />
      <PaymentBanner />
      <Outlet />
    </PortalShell>
  );
}

async function changeCompany(companyId: string): Promise<void> {
  const { actFor } = await import('../features/company-member/act-for.ts');
  await actFor(companyId);
}

/** The count on the Messages tab, the same as in every page title. */
const waitingIn = (pages: readonly PortalPage[]): number =>
  pages.find(({ to }) => to.endsWith('/messages'))?.count ?? 0;

/** An admin who is also a talent or a company switches between the two portals in the user menu. */
function otherPortals(viewer: Viewer, portal: Portal): { label: string; to: string }[] {
  const { isAdmin, userType } = visitorStateOf(viewer);
  if (portal !== 'admin') return isAdmin ? [{ label: 'Admin portal', to: '/admin' }] : [];
  return userType === undefined ? [] : [{ label: 'Leave the admin portal', to: `/${userType}` }];
}

/** Shown while the browser is online but the live stream is lost. */
function ConnectionBar() {
  const connection = useConnection();
  const isOnline = useOnline();
  const isCutOff = isOnline && connection === 'lost';
  return (
    <SlowBar waiting={isCutOff}>The server is not responding. We keep trying and keep what you type.</SlowBar>
  );
}

/** The shortcut of one page. A component, because a hook cannot be called in a loop. */
function PageKeys({ page }: { page: PortalPage }) {
  const navigate = useNavigate();
  useShortcut(page.keys, () => void navigate({ to: page.to as never }), { label: page.label });
  return null;
}
