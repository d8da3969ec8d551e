import { IconBuilding } from '../../ui/icon/building.ts';
import { IconFlag } from '../../ui/icon/flag.ts';
import { IconHistory } from '../../ui/icon/history.ts';
import { IconLayoutDashboard } from '../../ui/icon/layout-dashboard.ts';
import { IconMailQuestion } from '../../ui/icon/mail-question.ts';
import { IconShieldLock } from '../../ui/icon/shield-lock.ts';
import { IconUserCog } from '../../ui/icon/user-cog.ts';
import { IconUsers } from '../../ui/icon/users.ts';
import { createFileRoute, Navigate, useLocation } from '@tanstack/react-router';
import { PasswordDialog } from '../../features/account/password-dialog.tsx';
import { useQueue } from '../../features/admin-overview/queue.ts';
import { requireVerifiedOrGuest } from '../../lib/guard.ts';
import { isEndingSession, visitorStateOf, useViewer } from '../../lib/session.ts';
import { CheckingAdmin } from '../-loading.tsx';
import { SignedInPortal } from '../-portal.tsx';
import type { PortalPage } from '../-portal-page.ts';
import { AdminAccessPage } from './-access-page.tsx';

export const Route = createFileRoute('/admin')({
  pendingComponent: CheckingAdmin,
  beforeLoad: requireVerifiedOrGuest,
  component: AdminPortal,
});

const pages: readonly PortalPage[] = [
  { to: '/admin/overview', label: 'Overview', icon: IconLayoutDashboard, keys: 'g o', listedIn: 'nav' },
  { to: '/admin/talents', label: 'Talents', icon: IconUsers, keys: 'g t', listedIn: 'nav' },
  { to: '/admin/companies', label: 'Companies', icon: IconBuilding, keys: 'g c', listedIn: 'nav' },
  { to: '/admin/reports', label: 'Reports', icon: IconFlag, keys: 'g p', listedIn: 'nav' },
  { to: '/admin/accounts', label: 'Accounts', icon: IconUserCog, keys: 'g a', listedIn: 'nav' },
  {
    to: '/admin/actions',
    label: 'Audit trail',
    shortLabel: 'Trail',
    icon: IconHistory,
    keys: 'g r',
    listedIn: 'nav',
  },
  {
    to: '/admin/second-factor',
    label: 'Second factor',
    icon: IconShieldLock,
    keys: 'g s',
    listedIn: 'menu',
  },
  {
    to: '/admin/contact-messages',
    label: 'Contact messages',
    shortLabel: 'Contact',
    icon: IconMailQuestion,
    keys: 'g q',
    listedIn: 'nav',
  },
];

/** The only page that an admin without the required second factor can open. */
const setUpPage = '/admin/second-factor';

/** Read from the viewer and not from the guard's result, so that it closes as soon as the right is revoked. */
function AdminPortal() {
  const viewer = useViewer();
  const { isSignedIn, isAdmin } = visitorStateOf(viewer);
  const isSettingUp = useLocation({ select: ({ pathname }) => pathname === setUpPage });
  if (viewer.account?.mustSetUpSecondFactor) {
    return isSettingUp ? <SignedInPortal portal="admin" pages={[]} /> : <Navigate to={setUpPage} replace />;
  }
  return isAdmin || isEndingSession() ? <AdminPages /> : <AdminAccessPage isSignedIn={isSignedIn} />;
}

/** The pages, with the number of items waiting on each. */
function AdminPages() {
  const queue = useQueue();
  const counts: Readonly<Record<string, NavCount>> = {
    '/admin/talents': { count: queue?.talents, countLabel: 'waiting for review' },
    '/admin/companies': { count: queue?.companies, countLabel: 'waiting for review' },
    '/admin/reports': { count: queue?.reports, countLabel: 'waiting for a decision' },
    '/admin/contact-messages': { count: queue?.contactMessages, countLabel: 'open' },
  };
  return (
    <>
      <SignedInPortal portal="admin" pages={pages.map((page) => ({ ...page, ...counts[page.to] }))} />
      <PasswordDialog />
    </>
  );
}

type NavCount = Pick<PortalPage, 'count' | 'countLabel'>;
