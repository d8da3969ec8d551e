import { IconBriefcase } from '../../../../ui/icon/briefcase.ts';
import { IconMessage } from '../../../../ui/icon/message.ts';
import { PortalShell } from '../../../../ui/shell/shell.tsx';
import { PageHead } from '../../../../ui/show/section.tsx';

const NAV = [
  { to: '/demo', label: 'Job Posts', shortLabel: 'Jobs', icon: IconBriefcase },
  { to: '/demo/form', label: 'Messages', icon: IconMessage, count: 3, countLabel: 'unread' },
];

export const SignedIn = () => (
  <PortalShell
    home="/demo"
    nav={NAV}
    person={{ name: 'Lumen Retail', shape: 'logo' }}
    menu={[{ label: 'Logout', run: () => {} }]}
    palette={() => null}
  >
    <PageHead title="A page of a portal" subtitle="On a phone its navigation stands below." />
  </PortalShell>
);

export const OfAGuest = () => (
  <PortalShell home="/demo" portal="Search" width="list" end={<a href="/auth/login">Log in</a>}>
    <PageHead title="A page for guests" subtitle="Its header has the theme and the way in." />
  </PortalShell>
);
