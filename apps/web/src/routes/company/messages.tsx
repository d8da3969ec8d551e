import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { ID_LENGTH_MAX } from '@talaash/domain/base/limit';
import { INVITATION_STATUSES, type InvitationStatus } from '@talaash/domain/invitation/choice';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import { threadsQuery } from '../../features/thread/thread.ts';
import { SentInvitation } from '../../features/invitation/sent-invitation.tsx';
import { TalentRail } from '../../features/talent-profile/talent-rail.tsx';
import { api } from '../../lib/api.ts';
import { readFirst } from '../../lib/first-data.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import { askToUpgrade } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { Chip, ChipRow } from '../../ui/press/chip.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { Messages } from '../-messages.tsx';
import { useMemo } from 'react';
import { TalentDialog } from './-late-talent-dialog.tsx';
import { useNoConversations } from './-no-conversations.tsx';
import { MESSAGE_SIDES } from '../../features/message/message.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';

type Search = {
  thread?: string;
  /** The talent with the open profile. */
  profile?: string;
  /** The id of the job post to filter by. */
  job?: string;
  /** The invitation status to filter by. */
  answer?: InvitationStatus;
};

const isJobPostId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= ID_LENGTH_MAX;
const isAnswer = (value: unknown): value is InvitationStatus =>
  INVITATION_STATUSES.some((status) => status === value);

export const Route = createFileRoute('/company/messages')({
  validateSearch: searchParams(
    ({ thread, profile, job, answer }): Search => ({
      ...(typeof thread === 'string' ? { thread } : {}),
      ...(typeof profile === 'string' ? { profile } : {}),
      ...(isJobPostId(job) ? { job } : {}),
      ...(isAnswer(answer) ? { answer } : {}),
    }),
  ),
  staticData: { width: 'bare' },
  loader: ({ location }) => {
    const thread = textOf((location.search as Search).thread);
    readFirst(
      threadsQuery('company'),
      ...(thread === undefined ? [] : [MESSAGE_SIDES.company.query(thread)]),
    );
  },
  component: CompanyMessages,
});

function CompanyMessages() {
  const viewer = useViewer();
  const companyId = useCompanyId();
  const noConversations = useNoConversations();
  const refused = premiumRefusal(viewer.hasPremiumAccess, 'message');
  const { thread, profile: openTalentId, job, answer } = Route.useSearch();
  const openJobPostId = useInvitedFor(openTalentId);
  const filter = useMemo(() => ({ ...(job ? { job } : {}), ...(answer ? { answer } : {}) }), [job, answer]);
  const navigate = Route.useNavigate();
  const drop = (key: 'job' | 'answer') =>
    void navigate({ search: ({ [key]: _, ...search }) => search, replace: true });
  const showProfile = (talentId: string) =>
    void navigate({ search: (search) => ({ ...search, profile: talentId }) });

  return (
    <>
      <Messages
        side="company"
        path={Route.fullPath}
        selectedId={thread}
        filter={{
          jobPostId: job,
          answer,
          search: filter,
          chips: job || answer ? <FilterChips job={job} answer={answer} onRemove={drop} /> : null,
        }}
        own={{
          name: viewer.profileName ?? viewer.account?.name ?? 'You',
          picture: pictureAddress(viewer.profilePictureId),
          shape: 'logo',
        }}
        visit={() => api.messagesPage.visitAsCompany.call({ companyId })}
        searchPlaceholder="Search talent..."
        {...noConversations}
        actions={({ thread: { talentId, endedIsoDateTimeUtc } }) =>
          endedIsoDateTimeUtc === undefined ? (
            <Button size="s" onClick={() => showProfile(talentId)}>
              View profile
            </Button>
          ) : null
        }
        invitation={({ thread: invitation, name }) => <SentInvitation thread={invitation} name={name} />}
        detail={({ detail, thread: { jobPostTitle } }) => `${detail} for ${jobPostTitle}`}
        rail={({ thread: { talentId, endedIsoDateTimeUtc }, name, picture }) =>
          endedIsoDateTimeUtc === undefined ? (
            <TalentRail talentId={talentId} name={name} picture={picture} notice={<UnapprovedNotice />} />
          ) : null
        }
        readOnlyNotice={
          refused && (
            <Banner
              tone="warm"
              actions={
                <Button size="s" tone="primary" onClick={askToUpgrade}>
                  {viewer.subscription?.state === 'lapsed' ? 'Renew premium' : 'Upgrade'}
                </Button>
              }
            >
              {refused.message}
            </Banner>
          )
        }
      />
      <TalentDialog
        talentId={openTalentId}
        jobPostId={openJobPostId}
        people={[]}
        total={0}
        onOpen={showProfile}
        onClose={() => void navigate({ search: ({ profile: _, ...search }) => search, replace: true })}
      />
    </>
  );
}

/** The job post of a talent's invitation, unless it is deleted. */
function useInvitedFor(talentId: string | undefined): string | undefined {
  const jobPosts = useJobPosts().data?.list;
  const threads = useInfiniteQuery({ ...threadsQuery('company'), enabled: talentId !== undefined }).data;
  const invitedFor = threads?.find(({ thread }) => thread.talentId === talentId)?.thread.jobPostId;
  return jobPosts?.some(({ key }) => key.jobPostId === invitedFor) ? invitedFor : undefined;
}

interface FilterChipsProps {
  job: string | undefined;
  answer: InvitationStatus | undefined;
  onRemove: (key: 'job' | 'answer') => void;
}

function FilterChips({ job, answer, onRemove }: FilterChipsProps) {
  return (
    <ChipRow>
      {job ? <JobPostChip jobPostId={job} onRemove={() => onRemove('job')} /> : null}
      {answer ? <Chip value={INVITATION_STATUS_LABELS[answer]} onRemove={() => onRemove('answer')} /> : null}
    </ChipRow>
  );
}

function JobPostChip({ jobPostId, onRemove }: { jobPostId: string; onRemove: () => void }) {
  const title = useJobPosts().data?.list.find(({ key }) => key.jobPostId === jobPostId)?.title;
  return <Chip name="For" value={title ?? 'one job post'} onRemove={onRemove} />;
}
