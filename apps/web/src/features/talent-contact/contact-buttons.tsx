import { IconFileText, IconMail } from '@tabler/icons-react';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { Button } from '../../ui/press/button.tsx';
import { useCopyEmail, useOpenResume } from './contact.ts';

/** Opens the resume of somebody who has one and shows it. */
export function ViewResumeButton({ profile }: { profile: TalentProfileView }) {
  const openResume = useOpenResume();
  if (profile.isRedacted || !profile.resume) return null;
  return (
    <Button
      full
      icon={<IconFileText aria-hidden />}
      loading={openResume.isPending}
      onClick={() => openResume.mutate(profile.key.talentId)}
    >
      View resume
    </Button>
  );
}

interface CopyEmailButtonProps {
  talentId: string;
  /** Beside acts that matter more. */
  isQuiet: boolean;
}

export function CopyEmailButton({ talentId, isQuiet }: CopyEmailButtonProps) {
  const copyEmail = useCopyEmail();
  return (
    <Button
      tone={isQuiet ? 'quiet' : 'default'}
      compact={isQuiet}
      icon={<IconMail aria-hidden />}
      loading={copyEmail.isPending}
      onClick={() => copyEmail.mutate(talentId)}
    >
      Copy Email
    </Button>
  );
}
