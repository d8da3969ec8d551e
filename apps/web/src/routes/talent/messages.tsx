import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { payInListWords } from '@talaash/domain/job-terms/words';
import { hasWaitingInvitation } from '@talaash/domain/thread/rule';
import type { Thread } from '@talaash/domain/thread/schema';
import { useCallback } from 'react';
import { CompanyRail } from '../../features/company-profile/company-rail.tsx';
import { InvitationCard } from '../../features/invitation/invitation-card.tsx';
import { LOG_BUTTON } from '../../features/message/log-keys.ts';
import { ReportButton } from '../../features/report/report-button.tsx';
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

type Search = {
  thread?: string;
  /** The message that a search has found. */
  message?: string;
};

export const Route = createFileRoute('/talent/messages')({
  validateSearch: searchParams(
    ({ thread, message }): Search => ({
      ...(typeof thread === 'string' ? { thread } : {}),
      ...(typeof message === 'string' ? { message } : {}),
    }),
  ),
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
  const { thread, message } = Route.useSearch();
  const profile = useQuery(ownTalentProfileQuery(talentId)).data;
  const expectedInLpaInr = profile?.expectedSalaryInLpaInr;
  const leadOf = useCallback(
    (listed: Thread) =>
      hasWaitingInvitation(listed) ? payInListWords(listed.terms?.pay, expectedInLpaInr) : undefined,
    [expectedInLpaInr],
  );
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
      foundId={message}
      own={{ name: viewer.profileName, picture: pictureAddress(viewer.profilePictureId), shape: 'person' }}
      visit={() => api.messagesPage.visitAsTalent.call({ talentId })}
      searchPlaceholder="Search companies..."
      empty="When a company invites you, its invitation arrives here."
      actions={(summary) => <EndThreadButton {...summary} />}
      invitation={(summary) => (
        <InvitationCard
          thread={summary.thread}
          companyName={summary.name}
          expectedInLpaInr={expectedInLpaInr}
          report={<ReportButton subject="jobPost" id={summary.thread.jobPostId} attributes={LOG_BUTTON} />}
        />
      )}
      leadOf={leadOf}
      detail={(summary) => summary.detail}
      rail={({ thread: { companyId, deletedSide }, picture }) =>
        deletedSide === undefined ? <CompanyRail companyId={companyId} picture={picture} /> : null
      }
    />
  );
}
