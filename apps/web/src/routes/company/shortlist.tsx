import { createFileRoute } from '@tanstack/react-router';
import { InviteButton } from '../../features/invitation/invite-button.tsx';
import { InviteDialog } from '../../features/invitation/invite-dialog.tsx';
import { useInviting } from '../../features/invitation/inviting.ts';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { ShortlistPage } from '../../features/shortlisted-profile/shortlist-page.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';

export const Route = createFileRoute('/company/shortlist')({ component: Shortlist });

function Shortlist() {
  usePageTitle('Shortlists');
  const navigate = Route.useNavigate();
  const inviting = useInviting();
  const jobPosts = useJobPosts().data?.list ?? [];
  return (
    <>
      <ShortlistPage
        jobPosts={jobPosts}
        onOpen={(talentId) => void navigate({ to: '/company/search', search: { profile: talentId } })}
        invite={({ talentId, talentName, jobPostId, relation, profile }) => (
          <InviteButton
            size="s"
            talent={{ talentId, name: talentName }}
            relation={relation}
            jobPost={jobPosts.find(({ key }) => key.jobPostId === jobPostId)}
            inviting={inviting}
            isTalentInSearch={profile !== null && profile.openToWorkStatus !== 'NotSeeking'}
          />
        )}
      />
      <InviteDialog inviting={inviting} />
    </>
  );
}
