import type { CompanyThreadItem, TalentThreadItem } from '@talaash/contract/thread';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import type { Thread } from '@talaash/domain/thread/schema';
import { THREADS_LIMIT } from '@talaash/domain/thread/limit';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { previewOf } from './thread-preview.ts';

const threads = () => [api.thread.key()];

registerStale({
  'invitation.sent': threads,
  'invitation.accepted': threads,
  'invitation.rejected': threads,
  'invitation.declineUndone': threads,
  'invitation.edited': threads,
  'invitation.takenBack': threads,
  'invitation.payRaised': threads,
  'invitation.followedUp': threads,
  'invitation.endsSoon': threads,
  'invitation.expired': threads,
  'message.sent': threads,
  'thread.read': threads,
  'thread.ended': threads,
  'talentProfile.saved': threads,
  'companyProfile.saved': threads,
  'talentRecord.changed': threads,
  'companyMember.changed': threads,
});

/** What the messages page shows of a thread, the same for both sides. */
export type ThreadSummary = {
  thread: Thread;
  /** The counterpart's name. */
  name: string;
  detail: string;
  picture: string | undefined;
  shape: 'person' | 'logo';
  preview: string;
  isUnread: boolean;
  /** A domain that the counterpart has proven. */
  verifiedDomain?: string | undefined;
  /** Of a company's thread: the member in charge; null if nobody is. */
  owner?: CompanyThreadItem['owner'];
};

function companySummary({ thread, talentProfile, lastMessage, owner }: CompanyThreadItem): ThreadSummary {
  const names = { jobTitle: thread.jobPostTitle, talentName: talentProfile.name };
  return {
    thread,
    name: talentProfile.name,
    detail: talentProfile.jobTitle,
    picture: pictureAddress(talentProfile.profilePicture),
    shape: 'person',
    preview: previewOf(lastMessage, 'Company', names),
    isUnread: thread.companyThreadReadStatus === 'Unread',
    owner,
  };
}

function talentSummary({ thread, companyProfile, jobPost, lastMessage }: TalentThreadItem): ThreadSummary {
  const names = { jobTitle: jobPost.title, talentName: 'you' };
  return {
    thread,
    name: companyProfile.name,
    detail: jobPost.title,
    picture: pictureAddress(companyProfile.logo),
    shape: 'logo',
    preview: previewOf(lastMessage, 'Talent', names),
    isUnread: thread.talentThreadReadStatus === 'Unread',
    verifiedDomain: companyProfile.verifiedDomain,
  };
}

/** The filters of the thread list. A missing field does not filter; a talent filters by name only. */
export type ThreadFilter = {
  /** The start of the counterpart's name. */
  name?: string | undefined;
  jobPostId?: string | undefined;
  answer?: InvitationStatus | undefined;
  /** Only those of which the reader is in charge. */
  isMine?: boolean | undefined;
};

const companyInput = ({ name, jobPostId, answer, isMine }: ThreadFilter) => ({
  talentNameStartsWith: name?.trim() || undefined,
  jobPostId,
  invitationStatus: answer,
  ...(isMine ? { isMine } : {}),
});
const talentInput = ({ name }: ThreadFilter) => ({ companyNameStartsWith: name?.trim() || undefined });

type ThreadPage = { threads: ThreadSummary[]; cursor: string | null };

/** The size of the pages after the first: a person who scrolls on wants more threads. */
const LATER_LIMIT = 2 * THREADS_LIMIT;
const pageInput = (cursor: string | null) => ({ cursor, ...(cursor === null ? {} : { limit: LATER_LIMIT }) });

/** The two sides use different calls. */
const SIDES = {
  company: {
    threadsKey: (filter: ThreadFilter) => api.thread.listForCompany.queryKey({ input: companyInput(filter) }),
    readThreads: async (filter: ThreadFilter, cursor: string | null): Promise<ThreadPage> => {
      const answer = await api.thread.listForCompany.call({ ...companyInput(filter), ...pageInput(cursor) });
      return { threads: answer.companyThreads.map(companySummary), cursor: answer.cursor };
    },
  },
  talent: {
    threadsKey: (filter: ThreadFilter) => api.thread.listForTalent.queryKey({ input: talentInput(filter) }),
    readThreads: async (filter: ThreadFilter, cursor: string | null): Promise<ThreadPage> => {
      const answer = await api.thread.listForTalent.call({ ...talentInput(filter), ...pageInput(cursor) });
      return { threads: answer.talentThreads.map(talentSummary), cursor: answer.cursor };
    },
  },
} as const satisfies Record<UserType, unknown>;

/** The threads of one side, page by page. The data are the summaries of all loaded pages. */
export const threadsQuery = (side: UserType, filter: ThreadFilter = {}) =>
  infiniteQueryOptions({
    // The cached value holds the summaries and not the call's response, so the key differs from the call's.
    queryKey: [...SIDES[side].threadsKey(filter), 'summaries'],
    queryFn: ({ pageParam }) => SIDES[side].readThreads(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ThreadPage) => page.cursor,
    select: allThreads,
  });

const allThreads = ({ pages }: InfiniteData<ThreadPage, string | null>): ThreadSummary[] =>
  pages.flatMap(({ threads: listed }) => listed);
