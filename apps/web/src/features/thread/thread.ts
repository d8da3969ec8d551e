import type { CompanyThreadItem, TalentThreadItem } from '@talaash/contract/thread';
import type { Thread } from '@talaash/domain/thread/schema';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { previewOf } from './thread-preview.ts';

const threads = () => [api.thread.key()];

registerStale({
  'invitation.sent': threads,
  'invitation.accepted': threads,
  'invitation.rejected': threads,
  'message.sent': threads,
  'thread.read': threads,
  'thread.ended': threads,
  'talentProfile.saved': threads,
  'companyProfile.saved': threads,
});

/** What the messages page shows of a thread, the same for both sides. */
export type ThreadSummary = {
  thread: Thread;
  /** The name of the other side. */
  name: string;
  detail: string;
  picture: string | undefined;
  shape: 'person' | 'logo';
  preview: string;
  isUnread: boolean;
};

function companySummary({ thread, talentProfile, lastMessage }: CompanyThreadItem): ThreadSummary {
  const names = { jobTitle: thread.jobPostTitle, talentName: talentProfile.name };
  return {
    thread,
    name: talentProfile.name,
    detail: talentProfile.jobTitle,
    picture: pictureAddress(talentProfile.profilePicture),
    shape: 'person',
    preview: previewOf(lastMessage, 'Company', names),
    isUnread: thread.companyThreadReadStatus === 'Unread',
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
  };
}

const nameFilter = (text: string) => (text.trim() === '' ? undefined : text.trim());

/** The two sides differ in their calls. */
const SIDES = {
  company: {
    threadsKey: (name: string) =>
      api.thread.listForCompany.queryKey({ input: { talentNameStartsWith: nameFilter(name) } }),
    readThreads: async (name: string) => {
      const answer = await api.thread.listForCompany.call({ talentNameStartsWith: nameFilter(name) });
      return answer.companyThreads.map(companySummary);
    },
  },
  talent: {
    threadsKey: (name: string) =>
      api.thread.listForTalent.queryKey({ input: { companyNameStartsWith: nameFilter(name) } }),
    readThreads: async (name: string) => {
      const answer = await api.thread.listForTalent.call({ companyNameStartsWith: nameFilter(name) });
      return answer.talentThreads.map(talentSummary);
    },
  },
} as const satisfies Record<UserType, unknown>;

/** The threads of one side. @param name a prefix of the other side's name; blank for all */
export const threadsQuery = (side: UserType, name: string) =>
  queryOptions<ThreadSummary[]>({
    // The cached value is the summaries and not the response of the call, so the key differs from the call's.
    queryKey: [...SIDES[side].threadsKey(name), 'summaries'],
    queryFn: () => SIDES[side].readThreads(name),
  });
