import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import type { RedactedTalentProfileView } from '@talaash/contract/talent-profile';
import { sharedProfilePath, sharedProfileTarget } from '@talaash/domain/shared-profile/rule';
import {
  cityOf,
  isTold,
  OWN_SHARED_PROFILE_SENTENCES,
  sharedProfileTitle,
} from '@talaash/domain/shared-profile/words';
import { homePath } from '@talaash/domain/viewer/rule';
import { GoneProfile } from '../features/shared-profile/gone.tsx';
import { SeeWho } from '../features/shared-profile/see-who.tsx';
import { sharedProfileQuery } from '../features/shared-profile/shared-profile.ts';
import css from '../features/shared-profile/shared-profile.module.css';
import { ProfileSheet } from '../features/talent-profile/profile-sheet.tsx';
import { PeopleAlike } from '../features/talent-search/people-alike.tsx';
import { QueryFailure } from '../lib/query-failure.tsx';
import { readViewer, visitorStateOf, useViewer } from '../lib/session.ts';
import { CopyLinkButton } from '../parts/copy-link-button.tsx';
import { ButtonLink } from '../ui/press/link.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PortalShell } from '../ui/shell/shell.tsx';
import { TextSkeleton } from '../ui/show/skeleton.tsx';
import { Banner } from '../ui/show/state.tsx';

/** A searchable profile as guests see it, at its own address. */
export const Route = createFileRoute('/profile/$talentId')({
  beforeLoad: async ({ params }) => {
    const target = sharedProfileTarget(visitorStateOf(await readViewer()), params.talentId);
    if (target !== undefined) throw redirect({ href: target, replace: true });
  },
  component: SharedProfilePage,
});

function SharedProfilePage() {
  const { talentId } = Route.useParams();
  const viewer = useViewer();
  const home = homePath(visitorStateOf(viewer)) ?? '/';
  const isOwn = viewer.userProfile?.talentId === talentId;
  const found = useQuery(sharedProfileQuery(talentId));
  return (
    <PortalShell
      home={home}
      end={
        viewer.account === null ? (
          <GuestLinks talentId={talentId} />
        ) : (
          <ButtonLink tone="quiet" to={home}>
            Back to Home
          </ButtonLink>
        )
      }
    >
      <div className={css['page']}>
        {found.isPending ? <TextSkeleton lines={12} label="Loading the profile" /> : null}
        {found.isError ? <QueryFailure title="The profile did not load" queries={[found]} /> : null}
        {found.data === null ? <GoneProfile isOwn={isOwn} home={home} /> : null}
        {found.data ? (
          <SharedProfile profile={found.data} isOwn={isOwn} isGuest={viewer.account === null} />
        ) : null}
      </div>
    </PortalShell>
  );
}

function GuestLinks({ talentId }: { talentId: string }) {
  const back = sharedProfilePath(talentId);
  return (
    <>
      <ButtonLink tone="quiet" to="/auth/login" search={{ redirect: back }}>
        Log in
      </ButtonLink>
      <ButtonLink tone="primary" to="/auth/signup" search={{ redirect: back }}>
        Sign up
      </ButtonLink>
    </>
  );
}

interface SharedProfileProps {
  profile: RedactedTalentProfileView;
  isOwn: boolean;
  isGuest: boolean;
}

function SharedProfile({ profile, isOwn, isGuest }: SharedProfileProps) {
  usePageTitle(sharedProfileTitle(profile));
  const { talentId } = profile.key;
  const skill = profile.skills.find(isTold);
  const city = cityOf(profile.locality);
  return (
    <>
      {isOwn ? (
        <Banner
          title={OWN_SHARED_PROFILE_SENTENCES.shown}
          actions={<CopyLinkButton talentId={talentId} size="s" />}
        >
          {OWN_SHARED_PROFILE_SENTENCES.shownBody}
        </Banner>
      ) : null}
      <ProfileSheet level={1} profile={profile} call={isGuest ? <SeeWho talentId={talentId} /> : null} />
      {isGuest && skill !== undefined && city !== undefined ? (
        <PeopleAlike skill={skill} place={city} />
      ) : null}
    </>
  );
}
