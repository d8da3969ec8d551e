import { useLocation } from '@tanstack/react-router';
import { MEETING_SETTINGS_WORDS } from '@talaash/domain/meeting/settings-words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { lazy, type ReactNode, useEffect } from 'react';
import { AccountRows } from '../features/account/account-rows.tsx';
import { Devices, devicesQuery, useDevices } from '../features/account/devices.tsx';
import { EraseSection } from '../features/account/erase-section.tsx';
import { DataExport } from '../features/data-export/data-export.tsx';
import { otpInfoQuery, useOtpInfo } from '../features/mobile-verification/otp-info.ts';
import {
  Preferences,
  preferencesQuery,
  usePreferenceSummary,
} from '../features/notification-preferences/preferences.tsx';
import { formatNumber } from '../lib/format.ts';
import { useMay } from '../lib/permission.ts';
import { useViewer, type Viewer } from '../lib/session.ts';
import { Link } from '../ui/press/link.tsx';
import { LateSection } from '../parts/late-section.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PageHead, Section } from '../ui/show/section.tsx';
import css from './-settings.module.css';

const MeetingSection = lazy(async () => ({
  default: (await import('../features/meeting/settings-section.tsx')).MeetingSection,
}));
const BlockSection = lazy(async () => ({
  default: (await import('../features/block/block-list.tsx')).BlockSection,
}));

const ConversationPreferencesSection = lazy(async () => ({
  default: (await import('../features/conversation-preferences/conversation-preferences.tsx'))
    .ConversationPreferencesSection,
}));

interface SettingsProps {
  userType: UserType;
  /** What others see. */
  privacy?: ReactNode;
}

/** The first part of the settings. */
export const settingsQueries = ({ viewer }: { viewer: Viewer }) => [
  devicesQuery,
  preferencesQuery,
  otpInfoQuery(viewer.account?.uid ?? ''),
];

/** The account settings: the same for talent and companies. */
export function Settings({ userType, privacy }: SettingsProps) {
  usePageTitle('Settings');
  useScrollToHash();
  const devices = useDevices().data?.devices.length;
  const summary = usePreferenceSummary(userType);
  // Roles are those of a company: whoever is billed only meets nobody.
  const mayRead = useMay('read');
  const meets = userType === 'talent' || mayRead;
  const ways = [
    { id: 'account', title: 'Account' },
    { id: 'devices', title: 'Devices', note: devices === undefined ? '' : formatNumber(devices) },
    { id: 'notifications', title: 'Notifications', note: summary },
    { id: 'conversations', title: 'Conversations' },
    ...(privacy ? [{ id: 'privacy', title: 'Privacy' }] : []),
    ...(meets ? [{ id: 'meetings', title: MEETING_SETTINGS_WORDS.title }] : []),
    { id: 'blocked', title: 'Blocked' },
    { id: 'export', title: 'Export' },
    { id: 'erase', title: 'Erase' },
  ];
  return (
    <div className={css['columns']}>
      <div className={css['head']}>
        <PageHead title="Settings" />
        <nav className={css['ways']} aria-label="Parts of the settings">
          <ul>
            {ways.map(({ id, title, note }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title}
                  {note ? <span>{note}</span> : null}
                </a>
              </li>
            ))}
            {userType === 'talent' ? (
              <>
                <li>
                  <Link to="/talent/privacy-shield">Privacy shield</Link>
                </li>
                <li>
                  <Link to="/talent/who-saw-me">Who saw me</Link>
                </li>
              </>
            ) : null}
            {userType === 'company' ? (
              // Old links to the settings use it too.
              <li id="subscription">
                <Link to="/company/plan">Plan</Link>
              </li>
            ) : null}
            <li>
              <Link to="/decisions">Reports and decisions</Link>
            </li>
            <li>
              <Link to="/contact">Contact us</Link>
            </li>
          </ul>
        </nav>
      </div>
      <Section id="account" title="Account">
        <AccountRows mobile={<MobileNumber />} />
      </Section>
      <Devices />
      <Preferences userType={userType} />
      <LateSection fallback={null}>
        <ConversationPreferencesSection />
      </LateSection>
      {privacy ? <div className={css['aside']}>{privacy}</div> : null}
      {meets ? (
        <LateSection fallback={null}>
          <MeetingSection userType={userType} />
        </LateSection>
      ) : null}
      <LateSection fallback={null}>
        <BlockSection />
      </LateSection>
      <DataExport />
      <EraseSection />
    </div>
  );
}

/** Shows enough of the number to recognise it. */
function MobileNumber() {
  const uid = useViewer().account?.uid ?? '';
  const number = useOtpInfo(uid).data?.mobileNumberE164;
  if (number === undefined) return '–';
  return `${number.slice(0, 5)}${'•'.repeat(Math.max(0, number.length - 8))}${number.slice(-3)}`;
}

/** The sections are not rendered yet when the browser looks for the hash. */
function useScrollToHash() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}
