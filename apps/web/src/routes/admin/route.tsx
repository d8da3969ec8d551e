import { IconBuilding, IconMailQuestion, IconUsers } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { requireVerifiedOrGuest } from '../../lib/guard.ts';
import { isEndingSession, standingOf, useViewer } from '../../lib/session.ts';
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
  { to: '/admin/talents', label: 'Talents', icon: IconUsers, keys: 'g t', listedIn: 'nav' },
  { to: '/admin/companies', label: 'Companies', icon: IconBuilding, keys: 'g c', listedIn: 'nav' },
  {
    to: '/admin/contact-messages',
    label: 'Contact messages',
    shortLabel: 'Contact',
    icon: IconMailQuestion,
    keys: 'g q',
    listedIn: 'nav',
  },
];

/** Read from the viewer and not from the guard's answer, so that it closes as soon as the right is revoked. */
function AdminPortal() {
  const { isSignedIn, isAdmin } = standingOf(useViewer());
  return isAdmin || isEndingSession() ? (
    <SignedInPortal portal="admin" pages={pages} />
  ) : (
    <AdminAccessPage isSignedIn={isSignedIn} />
  );
}
