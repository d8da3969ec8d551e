import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyRail } from '../../features/company-profile/company-rail.tsx';
import { InvitationCard } from '../../features/invitation/invitation-card.tsx';
import { ownTalentProfileQuery } from '../../features/talent-profile/talent-profile.ts';
import { EndThreadButton } from '../../features/thread/end-thread.tsx';
import { api } from '../../lib/api.ts';
import { readFirst } from '../../lib/first-data.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { Messages } from '../-messages.tsx';
import { MESSAGE_SIDES } from '../../features/message/message.ts';
import { threadsQuery } from '../../features/thread/thread.ts';
import { useTalentId, useViewer } from '../../lib/session.ts';

type Search = { thread?: string };

export const Route = createFileRoute('/talent/messages')({
  validateSearch: searchParams(({ thread }): Search => (typeof thread === 'string' ? { thread } : {})),
  staticData: { width: 'bare' },
  loader: ({ location }) => {
    const thread = textOf((location.search as Search).thread);
    readFirst(threadsQuery('talent'), ...(thread === undefined ? [] : [MESSAGE_SIDES.talent.query(thread)]));
  },
  component: TalentMessages,
});

function TalentMessages() {
  const viewer = useViewer();
  const talentId = useTalentId();
  const { thread } = Route.useSearch();
  const profile = useQuery(ownTalentProfileQuery(talentId)).data;
  if (viewer.profileName === null) {
    return (
      <EmptyState
        title="Create Your Talent Profile"
        action={
          <ButtonLink tone="primary" to="/talent/profile/edit">
            Create profile
          </ButtonLink>
        }
      >
        Companies find you through your profile. Their invitations and messages arrive here.
      </EmptyState>
    );
  }
  return (
    <Messages
      side="talent"
      path={Route.fullPath}
      selectedId={thread}
      own={{ name: viewer.profileName, picture: pictureAddress(viewer.profilePictureId), shape: 'person' }}
      visit={() => api.messagesPage.visitAsTalent.call({ talentId })}
      searchPlaceholder="Search companies..."
      empty="When a company invites you, its invitation arrives here."
      actions={(summary) => <EndThreadButton {...summary} />}
      invitation={(summary) => (
        <InvitationCard
          thread={summary.thread}
          companyName={summary.name}
          expectedInLpaInr={profile?.expectedSalaryInLpaInr}
        />
      )}
      detail={(summary) => summary.detail}
      rail={({ thread: { companyId, deletedSide }, picture }) =>
        deletedSide === undefined ? <CompanyRail companyId={companyId} picture={picture} /> : null
      }
    />
  );
}
