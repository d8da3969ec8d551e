import { IconBell } from '../../ui/icon/bell.ts';
import { IconCalendarEvent } from '../../ui/icon/calendar-event.ts';
import { IconEye } from '../../ui/icon/eye.ts';
import { IconLayoutDashboard } from '../../ui/icon/layout-dashboard.ts';
import { IconMessage } from '../../ui/icon/message.ts';
import { IconSettings } from '../../ui/icon/settings.ts';
import { IconShieldLock } from '../../ui/icon/shield-lock.ts';
import { IconUser } from '../../ui/icon/user.ts';
import { createFileRoute } from '@tanstack/react-router';
import { requireTalent } from '../../lib/guard.ts';
import { useViewer } from '../../lib/session.ts';
import { LoadingUserProfile } from '../-loading.tsx';
import { SignedInPortal } from '../-portal.tsx';
import { talentActions } from '../-portal-actions.tsx';
import type { PortalPage } from '../-portal-page.ts';

export const Route = createFileRoute('/talent')({
  pendingComponent: LoadingUserProfile,
  beforeLoad: requireTalent,
  component: TalentPortal,
});

const pages: readonly PortalPage[] = [
  { to: '/talent/dashboard', label: 'Dashboard', icon: IconLayoutDashboard, keys: 'g d', listedIn: 'nav' },
  { to: '/talent/profile', label: 'Profile', icon: IconUser, keys: 'g p', listedIn: 'nav' },
  { to: '/talent/messages', label: 'Messages', icon: IconMessage, keys: 'g m', listedIn: 'nav' },
  { to: '/talent/notifications', label: 'Notifications', icon: IconBell, keys: 'g n', listedIn: 'bell' },
  {
    to: '/talent/meetings',
    label: 'Meetings',
    words: 'calendar interviews',
    icon: IconCalendarEvent,
    keys: 'g c',
    listedIn: 'menu',
  },
  {
    to: '/talent/privacy-shield',
    label: 'Privacy shield',
    icon: IconShieldLock,
    keys: 'g h',
    words: 'hide employer anonymous',
    listedIn: 'menu',
  },
  {
    to: '/talent/who-saw-me',
    label: 'Who saw me',
    icon: IconEye,
    keys: 'g w',
    words: 'openings data holders',
    listedIn: 'menu',
  },
  { to: '/talent/settings', label: 'Settings', icon: IconSettings, keys: 'g s', listedIn: 'menu' },
];

function TalentPortal() {
  const { unreadThreadsCount } = useViewer();
  const counted = pages.map((page) =>
    page.label === 'Messages' ? { ...page, count: unreadThreadsCount, countLabel: 'unread' } : page,
  );
  return <SignedInPortal portal="talent" pages={counted} actions={talentActions} />;
}
