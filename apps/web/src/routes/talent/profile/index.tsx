import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { IconFileText } from '../../../ui/icon/file-text.ts';
import { IconPencil } from '../../../ui/icon/pencil.ts';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { FeedbackCard } from '../../../features/talent/feedback-card.tsx';
import { talentQuery, useTalent } from '../../../features/talent/talent.ts';
import {
  ownTalentProfileQuery,
  useOwnTalentProfile,
} from '../../../features/talent-profile/talent-profile.ts';
import { useOpenOwnResume } from '../../../features/talent-contact/contact.ts';
import { ProfileSheet } from '../../../features/talent-profile/profile-sheet.tsx';
import { readFirst } from '../../../lib/first-data.ts';
import { QueryFailure } from '../../../lib/query-failure.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { ButtonLink } from '../../../ui/press/link.tsx';
import { usePageTitle } from '../../../ui/base/page-title.ts';
import { TextSkeleton } from '../../../ui/show/skeleton.tsx';
import css from './-profile.module.css';
import { talentIdOf, useTalentId } from '../../../lib/session.ts';

export const Route = createFileRoute('/talent/profile/')({
  loader: ({ context }) => {
    const talentId = talentIdOf(context);
    readFirst(ownTalentProfileQuery(talentId), talentQuery(talentId));
  },
  component: OwnProfile,
});

function OwnProfile() {
  usePageTitle('Profile');
  const talentId = useTalentId();
  const talent = useTalent(talentId);
  const profile = useOwnTalentProfile(talentId);
  const openResume = useOpenOwnResume();
  if (profile.data === null) return <Navigate to="/talent/profile/edit" replace />;
  if (profile.data === undefined) {
    return profile.isError ? (
      <QueryFailure title="Your profile did not load" queries={[profile]} />
    ) : (
      <TextSkeleton lines={12} label="Loading your profile" />
    );
  }
  const { resume } = profile.data;
  return (
    <>
      <div className={css['actions']}>
        <Button
          icon={<IconFileText aria-hidden />}
          disabled={resume ? false : TALENT_CONTACT_SENTENCES.noFile}
          loading={openResume.isPending}
          onClick={() => openResume.mutate(talentId)}
        >
          Download Resume
        </Button>
        <ButtonLink tone="primary" icon={<IconPencil aria-hidden />} to="/talent/profile/edit">
          Edit Profile
        </ButtonLink>
      </div>
      <FeedbackCard talent={talent.data ?? null} profile={profile.data} />
      <ProfileSheet level={1} profile={{ ...profile.data, isRedacted: false }} />
    </>
  );
}
