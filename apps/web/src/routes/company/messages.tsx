import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { unfilledRefusal } from '@talaash/domain/message-template/rule';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { ID_LENGTH_MAX } from '@talaash/domain/base/limit';
import { INVITATION_STATUSES, type InvitationStatus } from '@talaash/domain/invitation/choice';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import type { Thread } from '@talaash/domain/thread/schema';
import { useJobPosts } from '../../features/job-post/job-post.ts';
import type { Composing } from '../../features/message/conversation.tsx';
import { type ThreadSummary, threadsQuery } from '../../features/thread/thread.ts';
import { SentInvitation } from '../../features/invitation/sent-invitation.tsx';
import { TalentRail } from '../../features/talent-profile/talent-rail.tsx';
import { api } from '../../lib/api.ts';
import { readFirst } from '../../lib/first-data.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import { askToUpgrade } from '../../parts/refusal.ts';
import { IconFilter } from '../../ui/icon/filter.ts';
import { Button } from '../../ui/press/button.tsx';
import { Chip, ChipRow } from '../../ui/press/chip.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { Messages } from '../-messages.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { TalentDialog } from './-late-talent-dialog.tsx';
import { useNoConversations } from './-no-conversations.tsx';
import { MESSAGE_SIDES } from '../../features/message/message.ts';
import { useLackOf } from '../../lib/lack.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';

type Search = {
  thread?: string;
  /** The message that a search has found. */
  message?: string;
  /** The talent with the open profile. */
  profile?: string;
  /** The id of the job post to filter by. */
  job?: string;
  /** The invitation status to filter by. */
  answer?: InvitationStatus;
  /** Only the conversations of which the viewer is in charge. */
  mine?: 'yes';
};

const isJobPostId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= ID_LENGTH_MAX;
const isAnswer = (value: unknown): value is InvitationStatus =>
  INVITATION_STATUSES.some((status) => status === value);

export const Route = createFileRoute('/company/messages')({
  validateSearch: searchParams(
    ({ thread, message, profile, job, answer, mine }): Search => ({
      ...(typeof thread === 'string' ? { thread } : {}),
      ...(typeof message === 'string' ? { message } : {}),
      ...(typeof profile === 'string' ? { profile } : {}),
      ...(isJobPostId(job) ? { job } : {}),
      ...(isAnswer(answer) ? { answer } : {}),
      ...(mine === 'yes' ? { mine } : {}),
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
  const lack = useLackOf('recruit');
  const refused = premiumRefusal(viewer.hasPremiumAccess, 'message');
  const navigate = Route.useNavigate();
  const { thread, message, profile: openTalentId } = Route.useSearch();
  const openJobPostId = useInvitedFor(openTalentId);
  const filter = useFilter();
  const showProfile = (talentId: string) =>
    void navigate({ search: (search) => ({ ...search, profile: talentId }) });

  return (
    <>
      <Messages
        side="company"
        path={Route.fullPath}
        selectedId={thread}
        foundId={message}
        filter={filter}
        own={{
          name: viewer.profileName ?? viewer.account?.name ?? 'You',
          picture: pictureAddress(viewer.profilePictureId),
          shape: 'logo',
        }}
        // Whoever only reads does not answer for the company, so their visit is none of it.
        visit={async () => (lack ? undefined : api.messagesPage.visitAsCompany.call({ companyId }))}
        searchPlaceholder="Search talent..."
        {...noConversations}
        actions={({ thread: open }) => <ProfileButton thread={open} onShow={showProfile} />}
        invitation={(summary) => <Invitation {...summary} />}
        composing={composing}
        detail={({ detail, thread: { jobPostTitle } }) => `${detail} for ${jobPostTitle}`}
        rail={({ thread: { talentId, endedIsoDateTimeUtc }, name, picture }) =>
          endedIsoDateTimeUtc === undefined ? (
            <TalentRail talentId={talentId} name={name} picture={picture} notice={<UnapprovedNotice />} />
          ) : null
        }
        readOnlyNotice={
          lack !== undefined ? (
            <Banner tone="info">{lack}</Banner>
          ) : (
            refused && <PremiumNotice message={refused.message} />
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

/** The invitation of a conversation, with its follow-up. */
const Invitation = (summary: ThreadSummary) => (
  <SentInvitation
    thread={summary.thread}
    name={summary.name}
    followUp={
      <Suspense fallback={null}>
        <FollowUpOfInvitation threadId={summary.thread.key.threadId} facts={templateFactsOf(summary)} />
      </Suspense>
    }
  />
);

/** Why the company cannot write, and the way to premium. */
function PremiumNotice({ message }: { message: string }) {
  const viewer = useViewer();
  return (
    <Banner
      tone="warm"
      actions={
        <Button size="s" tone="primary" onClick={askToUpgrade}>
          {viewer.subscription?.state === 'lapsed' ? 'Renew premium' : 'Upgrade'}
        </Button>
      }
    >
      {message}
    </Banner>
  );
}

function ProfileButton({ thread, onShow }: { thread: Thread; onShow: (talentId: string) => void }) {
  if (thread.endedIsoDateTimeUtc !== undefined) return null;
  return (
    <Button size="s" onClick={() => onShow(thread.talentId)}>
      View profile
    </Button>
  );
}

const FollowUpOfInvitation = lazy(async () => ({
  default: (await import('../../features/follow-up/follow-up.tsx')).FollowUpOfInvitation,
}));
const TemplatePicker = lazy(async () => ({
  default: (await import('../../parts/template-picker.tsx')).TemplatePicker,
}));

/** What templates are filled with. */
const templateFactsOf = ({ name, detail, thread }: ThreadSummary) => ({
  talentName: name,
  talentJobTitle: detail,
  jobPostTitle: thread.jobPostTitle,
  pay: thread.terms?.pay,
});

/** A company's messages are written with templates. */
const composing = (summary: ThreadSummary): Composing => ({
  refusalOf: (text) => unfilledRefusal(text, summary.thread.jobPostInvitationStatus !== 'Accepted'),
  tools: (text, onText) => (
    <Suspense fallback={null}>
      <TemplatePicker
        compact
        purpose="message"
        facts={templateFactsOf(summary)}
        text={text}
        onText={onText}
      />
    </Suspense>
  ),
});

/** The job post of a talent's invitation, unless it is deleted. */
function useInvitedFor(talentId: string | undefined): string | undefined {
  const jobPosts = useJobPosts().data?.list;
  const threads = useInfiniteQuery({ ...threadsQuery('company'), enabled: talentId !== undefined }).data;
  const invitedFor = threads?.find(({ thread }) => thread.talentId === talentId)?.thread.jobPostId;
  return jobPosts?.some(({ key }) => key.jobPostId === invitedFor) ? invitedFor : undefined;
}

/** The filters in the address, with what shows and changes them. */
function useFilter() {
  const navigate = Route.useNavigate();
  const { job, answer, mine } = Route.useSearch();
  const search = useMemo(
    () => ({ ...(job ? { job } : {}), ...(answer ? { answer } : {}), ...(mine ? { mine } : {}) }),
    [job, answer, mine],
  );
  const drop = (key: 'job' | 'answer' | 'mine') =>
    void navigate({ search: ({ [key]: _, ...kept }) => kept, replace: true });
  const onlyMine = () => void navigate({ search: (kept) => ({ ...kept, mine: 'yes' }), replace: true });
  return {
    jobPostId: job,
    answer,
    isMine: mine === 'yes',
    search,
    isOn: Boolean(job ?? answer ?? mine),
    chips: (
      <>
        <MineButton isMine={mine === 'yes'} onPress={mine ? () => drop('mine') : onlyMine} />
        {job || answer ? <FilterChips job={job} answer={answer} onRemove={drop} /> : null}
      </>
    ),
  };
}

/** Only in a company of several members: of one, all are theirs. */
function MineButton({ isMine, onPress }: { isMine: boolean; onPress: () => void }) {
  const members = useQuery(api.companyMember.list.queryOptions()).data?.members.length ?? 0;
  if (members < 2 && !isMine) return null;
  return (
    <Button size="s" icon={<IconFilter aria-hidden />} aria-pressed={isMine} onClick={onPress}>
      Mine
    </Button>
  );
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
