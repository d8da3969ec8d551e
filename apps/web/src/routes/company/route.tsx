import { IconBell } from '../../ui/icon/bell.ts';
import { IconBriefcase } from '../../ui/icon/briefcase.ts';
import { IconBuilding } from '../../ui/icon/building.ts';
import { IconCalendarEvent } from '../../ui/icon/calendar-event.ts';
import { IconCode } from '../../ui/icon/code.ts';
import { IconCreditCard } from '../../ui/icon/credit-card.ts';
import { IconEyeOff } from '../../ui/icon/eye-off.ts';
import { IconFileText } from '../../ui/icon/file-text.ts';
import { IconLayoutDashboard } from '../../ui/icon/layout-dashboard.ts';
import { IconMessage } from '../../ui/icon/message.ts';
import { IconSearch } from '../../ui/icon/search.ts';
import { IconSend } from '../../ui/icon/send.ts';
import { IconSettings } from '../../ui/icon/settings.ts';
import { IconStar } from '../../ui/icon/star.ts';
import { IconUsers } from '../../ui/icon/users.ts';
import type { CompanyPermission } from '@talaash/domain/company-member/choice';
import { hasPermission } from '@talaash/domain/company-member/permission';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { UpgradePrompt } from '../../features/subscription/upgrade-prompt.tsx';
import { requireCompany } from '../../lib/guard.ts';
import { useViewer } from '../../lib/session.ts';
import { LoadingUserProfile } from '../-loading.tsx';
import { SignedInPortal } from '../-portal.tsx';
import { companyActions } from '../-portal-actions.tsx';
import type { PortalPage } from '../-portal-page.ts';

export const Route = createFileRoute('/company')({
  pendingComponent: LoadingUserProfile,
  beforeLoad: requireCompany,
  component: CompanyPortal,
});

const pages: readonly PortalPage[] = [
  {
    to: '/company/dashboard',
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    keys: 'g d',
    listedIn: 'nav',
    needs: 'read',
  },
  {
    to: '/company/job_posts',
    label: 'Job Posts',
    shortLabel: 'Jobs',
    icon: IconBriefcase,
    keys: 'g j',
    listedIn: 'nav',
    needs: 'read',
  },
  { to: '/company/search', label: 'Search', icon: IconSearch, keys: 'g f', listedIn: 'nav', needs: 'read' },
  {
    to: '/company/shortlist',
    label: 'Shortlists',
    icon: IconStar,
    keys: 'g s',
    listedIn: 'nav',
    needs: 'read',
  },
  {
    to: '/company/notifications',
    label: 'Notifications',
    icon: IconBell,
    keys: 'g n',
    listedIn: 'bell',
  },
  {
    to: '/company/messages',
    label: 'Messages',
    icon: IconMessage,
    keys: 'g m',
    listedIn: 'nav',
    needs: 'read',
  },
  {
    to: '/company/meetings',
    label: 'Meetings',
    words: 'calendar interviews',
    icon: IconCalendarEvent,
    keys: 'g c',
    listedIn: 'menu',
    needs: 'read',
  },
  {
    to: '/company/hidden-profiles',
    label: 'Hidden Profiles',
    icon: IconEyeOff,
    keys: 'g h',
    listedIn: 'menu',
    needs: 'read',
  },
  {
    to: '/company/templates',
    label: 'Templates',
    words: 'texts snippets invitation follow-up message variables',
    icon: IconFileText,
    keys: 'g w',
    listedIn: 'menu',
    needs: 'read',
  },
  { to: '/company/profile', label: 'Profile', icon: IconBuilding, keys: 'g p', listedIn: 'menu' },
  {
    to: '/company/members',
    label: 'Members',
    words: 'team colleagues roles owner recruiter seats',
    icon: IconUsers,
    keys: 'g t',
    listedIn: 'menu',
  },
  {
    to: '/company/applicant-tracking',
    label: 'Applicant tracking',
    words: 'ats greenhouse integration send people applicant tracking system',
    icon: IconSend,
    keys: 'g a',
    listedIn: 'menu',
    needs: 'read',
  },
  {
    to: '/company/api-keys',
    label: 'API keys',
    words: 'programs integration applicant tracking system developer secret token',
    icon: IconCode,
    keys: 'g k',
    listedIn: 'menu',
    needs: 'manage',
  },
  {
    to: '/company/webhooks',
    label: 'Webhooks',
    words: 'programs integration applicant tracking system developer events endpoint callback',
    icon: IconSend,
    keys: 'g b',
    listedIn: 'menu',
    needs: 'manage',
  },
  { to: '/company/settings', label: 'Settings', icon: IconSettings, keys: 'g e', listedIn: 'menu' },
  {
    to: '/company/plan',
    label: 'Plan',
    words: 'subscription billing premium payments invoices upgrade cancel price card',
    icon: IconCreditCard,
    keys: 'g l',
    listedIn: 'menu',
  },
];

function CompanyPortal() {
  const { companyRole, unreadThreadsCount } = useViewer();
  const isOpen = ({ needs = 'member' }: { needs?: CompanyPermission }) => hasPermission(companyRole, needs);
  const pathname = useLocation({ select: (location) => location.pathname });
  const counted = pages
    .filter(isOpen)
    .map((page) =>
      page.label === 'Messages' ? { ...page, count: unreadThreadsCount, countLabel: 'unread' } : page,
    );
  return (
    <>
      <SignedInPortal portal="company" pages={counted} actions={companyActions.filter(isOpen)} />
      {/* Keyed by the path, so that leaving the page closes it. */}
      <UpgradePrompt key={pathname} />
    </>
  );
}
