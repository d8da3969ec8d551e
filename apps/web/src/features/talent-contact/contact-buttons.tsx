import { IconFileText } from '../../ui/icon/file-text.ts';
import { IconMail } from '../../ui/icon/mail.ts';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { useViewer } from '../../lib/session.ts';
import { buttonUnless } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { useCopyEmail, useOpenResume } from './contact.ts';

/** Opens a talent's resume. Empty for a redacted profile or one without a resume. */
export function ViewResumeButton({ profile }: { profile: TalentProfileView }) {
  const openResume = useOpenResume();
  const { hasPremiumAccess } = useViewer();
  if (profile.isRedacted || !profile.resume) return null;
  return (
    <Button
      full
      icon={<IconFileText aria-hidden />}
      loading={openResume.isPending}
      {...buttonUnless(premiumRefusal(hasPremiumAccess, 'resume'), () =>
        openResume.mutate(profile.key.talentId),
      )}
    >
      View resume
    </Button>
  );
}

/** Opens a talent's resume for an admin, who may open any. */
export function AdminResumeButton({ talentId }: { talentId: string }) {
  const openResume = useOpenResume();
  return (
    <Button
      icon={<IconFileText aria-hidden />}
      loading={openResume.isPending}
      onClick={() => openResume.mutate(talentId)}
    >
      View resume
    </Button>
  );
}

interface CopyEmailButtonProps {
  talentId: string;
  /** Less prominent, for use beside more important buttons. */
  isQuiet: boolean;
}

export function CopyEmailButton({ talentId, isQuiet }: CopyEmailButtonProps) {
  const copyEmail = useCopyEmail();
  const { hasPremiumAccess } = useViewer();
  return (
    <Button
      tone={isQuiet ? 'quiet' : 'default'}
      compact={isQuiet}
      icon={<IconMail aria-hidden />}
      loading={copyEmail.isPending}
      {...buttonUnless(premiumRefusal(hasPremiumAccess, 'email'), () => copyEmail.mutate(talentId))}
    >
      Copy Email
    </Button>
  );
}
