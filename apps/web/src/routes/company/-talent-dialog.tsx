import type { ComponentProps, ReactNode } from 'react';
import { CopyEmailButton, ViewResumeButton } from '../../features/talent-contact/contact-buttons.tsx';
import { ProfileDialog } from '../../features/talent-profile/profile-dialog.tsx';

interface TalentDialogProps extends Omit<ComponentProps<typeof ProfileDialog>, 'documents' | 'actions'> {
  /** Absent where one talks to the person already. */
  actions?: ReactNode;
}

/** A talent's profile as every page of a company opens it. */
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
