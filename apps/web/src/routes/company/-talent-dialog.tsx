import type { ComponentProps, ReactNode } from 'react';
import { CopyEmailButton, ViewResumeButton } from '../../features/talent-contact/contact-buttons.tsx';
import { ProfileDialog } from '../../features/talent-profile/profile-dialog.tsx';

interface TalentDialogProps extends Omit<ComponentProps<typeof ProfileDialog>, 'documents' | 'actions'> {
  /** Absent on the messages page, where the person is invited already. */
  actions?: ReactNode;
}

/** The dialog in which all pages of a company open a talent's profile. */
export function TalentDialog({ actions, ...dialog }: TalentDialogProps) {
  return (
    <ProfileDialog
      {...dialog}
      documents={(profile) => <ViewResumeButton profile={profile} />}
      actions={(profile) => (
        <>
          <CopyEmailButton talentId={profile.key.talentId} isQuiet={actions !== undefined} />
          {actions}
        </>
      )}
    />
  );
}
