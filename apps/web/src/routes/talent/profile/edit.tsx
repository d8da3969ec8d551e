import { IconArrowLeft } from '../../../ui/icon/arrow-left.ts';
import type { FactProfile } from '@talaash/domain/verified-fact/statement';
import { TALENT_SAVE_FAILED_SENTENCE } from '@talaash/domain/review/words';
import { createFileRoute } from '@tanstack/react-router';
import { FeedbackCard } from '../../../features/talent/feedback-card.tsx';
import { talentQuery, useTalent } from '../../../features/talent/talent.ts';
import {
  ownTalentProfileQuery,
  useOwnTalentProfile,
} from '../../../features/talent-profile/talent-profile.ts';
import { ProfileEditor } from '../../../features/talent-profile/editor/profile-editor.tsx';
import { OpenThreadsNote } from '../../../features/thread/open-threads-note.tsx';
import { readFirst } from '../../../lib/first-data.ts';
import { searchParams } from '../../../lib/search-params.ts';
import { QueryFailure } from '../../../lib/query-failure.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import { talentIdOf, useTalentId, useViewer } from '../../../lib/session.ts';

export const Route = createFileRoute('/talent/profile/edit')({
  staticData: { width: 'bare' },
  // The resume import has its own address, so that going back returns to the form.
  validateSearch: searchParams((raw): { from?: 'resume' | undefined } => ({
    from: raw['from'] === 'resume' ? 'resume' : undefined,
  })),
  loader: ({ context }) => {
    const talentId = talentIdOf(context);
    readFirst(ownTalentProfileQuery(talentId), talentQuery(talentId));
  },
  component: EditProfile,
});

function EditProfile() {
  const viewer = useViewer();
  const talentId = useTalentId();
  const navigate = Route.useNavigate();
  const { from } = Route.useSearch();
  usePageTitle(from === 'resume' ? 'Fill from resume' : 'Edit profile');
  const talent = useTalent(talentId);
  const profile = useOwnTalentProfile(talentId);
  const confirm = useConfirm();
  const beforeSave = async (after: FactProfile) => {
    const before = profile.data;
    if (!before) return true;
    const part = await import('../../../features/verified-fact/before-save.ts').catch(() => undefined);
    if (part === undefined) toast.error(TALENT_SAVE_FAILED_SENTENCE);
    return part !== undefined && part.mayDropMarks(confirm, { before, after });
  };
  if (profile.data === undefined) {
    return profile.isError ? (
      <QueryFailure title="Your profile did not load" queries={[profile]} />
    ) : (
      <TextSkeleton lines={12} label="Loading your profile" />
    );
  }
  return (
    <ProfileEditor
      talentId={talentId}
      profile={profile.data}
      accountName={viewer.account?.name ?? ''}
      back={
        <ButtonLink
          tone="quiet"
          icon={<IconArrowLeft aria-hidden />}
          to={profile.data ? '/talent/profile' : '/talent/dashboard'}
        >
          {profile.data ? 'Back to Profile' : 'Back to Dashboard'}
        </ButtonLink>
      }
      feedback={<FeedbackCard talent={talent.data ?? null} profile={profile.data ?? null} />}
      hiddenNote={<OpenThreadsNote />}
      isComparing={from === 'resume'}
      onComparing={(isOpen) =>
        void navigate({ to: '.', search: isOpen ? { from: 'resume' } : {}, replace: !isOpen })
      }
      beforeSave={beforeSave}
      onDone={() => void navigate({ to: '/talent/profile' })}
    />
  );
}
