import { IconBell } from '../ui/icon/bell.ts';
import { IconDevices } from '../ui/icon/devices.ts';
import { IconFileZip } from '../ui/icon/file-zip.ts';
import { IconHelp } from '../ui/icon/help.ts';
import { IconLock } from '../ui/icon/lock.ts';
import { IconPlus } from '../ui/icon/plus.ts';
import { IconSend } from '../ui/icon/send.ts';
import { IconTableExport } from '../ui/icon/table-export.ts';
import { IconTrash } from '../ui/icon/trash.ts';
import type { UserType } from '@talaash/domain/user-profile/choice';
import type { PortalAction } from './-portal-page.ts';

/** A company's actions in the palette. */
export const companyActions: readonly PortalAction[] = [
  {
    label: 'Create Job Post',
    words: 'new add vacancy job hire',
    icon: <IconPlus aria-hidden />,
    to: '/company/job_posts/create',
    needs: 'recruit',
  },
  {
    label: 'Invite someone',
    words: 'invitation find people talent hire',
    icon: <IconSend aria-hidden />,
    to: '/company/search',
    needs: 'recruit',
  },
  {
    label: 'Export a shortlist',
    words: 'download csv file',
    icon: <IconTableExport aria-hidden />,
    to: '/company/shortlist',
    needs: 'recruit',
  },
  ...settingsActions('company'),
];

export const talentActions: readonly PortalAction[] = [
  {
    label: 'Invitations',
    words: 'invite invited jobs answer accept decline',
    icon: <IconSend aria-hidden />,
    to: '/talent/messages',
  },
  ...settingsActions('talent'),
];

/** The settings actions of both sides. */
function settingsActions(side: UserType): PortalAction[] {
  const to = `/${side}/settings`;
  return [
    {
      label: 'Export my data',
      words: 'download archive copy personal',
      icon: <IconFileZip aria-hidden />,
      to,
      hash: 'export',
    },
    {
      label: 'Choose which emails you get',
      words: 'email notifications unsubscribe preferences',
      icon: <IconBell aria-hidden />,
      to,
      hash: 'notifications',
    },
    {
      label: 'Devices',
      words: 'sessions signed in log out sign out everywhere',
      icon: <IconDevices aria-hidden />,
      to,
      hash: 'devices',
    },
    {
      label: 'Change password',
      words: 'security sign in',
      icon: <IconLock aria-hidden />,
      to: '/change-password',
    },
    {
      label: 'Contact us',
      words: 'help support question write',
      icon: <IconHelp aria-hidden />,
      to: '/contact',
    },
    {
      label: 'Erase my account',
      words: 'erase close remove',
      icon: <IconTrash aria-hidden />,
      to,
      hash: 'erase',
    },
  ];
}
