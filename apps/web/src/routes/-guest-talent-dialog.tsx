import { IconFileText } from '../ui/icon/file-text.ts';
import { IconMail } from '../ui/icon/mail.ts';
import { IconStar } from '../ui/icon/star.ts';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import type { SearchHit } from '@talaash/contract/talent-search';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { SignUpPrompt, type WantedAction } from '../features/account/sign-up-prompt.tsx';
import { ProfileDialog } from '../features/talent-profile/profile-dialog.tsx';
import { toListedPerson } from '../features/talent-search/listed-person.ts';
import { CopyLinkButton } from '../parts/copy-link-button.tsx';
import { Button } from '../ui/press/button.tsx';

interface GuestTalentDialogProps
  extends Omit<ComponentProps<typeof ProfileDialog>, 'documents' | 'actions' | 'people'> {
  hits: readonly SearchHit[];
}

/** A profile as guests see it. Every button asks them to sign up. */
export function GuestTalentDialog({ hits, ...dialog }: GuestTalentDialogProps) {
  const [wanted, setWanted] = useState<WantedAction>();
  const people = useMemo(() => hits.map(toListedPerson), [hits]);
  const documentsOf = useCallback(
    ({ key }: TalentProfileView) => (
      <>
        <Button full icon={<IconFileText aria-hidden />} onClick={() => setWanted('resume')}>
          View resume
        </Button>
        <CopyLinkButton full talentId={key.talentId} />
      </>
    ),
    [],
  );
  return (
    <>
      <ProfileDialog
        {...dialog}
        people={people}
        documents={documentsOf}
        actions={() => (
          <>
            <Button tone="quiet" compact icon={<IconMail aria-hidden />} onClick={() => setWanted('email')}>
              Copy Email
            </Button>
            <Button icon={<IconStar aria-hidden />} onClick={() => setWanted('shortlist')}>
              Shortlist
            </Button>
            <Button tone="primary" onClick={() => setWanted('invite')}>
              Invite
            </Button>
          </>
        )}
      />
      <SignUpPrompt wanted={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}
