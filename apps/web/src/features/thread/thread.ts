import type { CompanyThreadItem, TalentThreadItem } from '@talaash/contract/thread';
import { systemMessageSentence } from '@talaash/domain/message/rule';
import type { Message } from '@talaash/domain/message/schema';
import type { Thread } from '@talaash/domain/thread/schema';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { pictureAddress } from '../../lib/picture.ts';

const threads = () => [api.thread.key()];

registerStale({
  'invitation.sent': threads,
  'invitation.accepted': threads,
  'invitation.rejected': threads,
  'message.sent': threads,
  'thread.read': threads,
  'talentProfile.saved': threads,
  'companyProfile.saved': threads,
});

/** What a page of messages shows of a thread, whichever side looks. */
export type ThreadSummary = {
  thread: Thread;
  /** The other side. */
  name: string;
  detail: string;
  picture: string | undefined;
  shape: 'person' | 'logo';
  preview: string;
  isUnread: boolean;
};

type LastMessage = CompanyThreadItem['lastMessage'];

function previewOf(
  last: LastMessage,
  own: Message['sender'],
  names: { jobTitle: string; talentName: string },
): string {
  if (!last) return `Job invitation for ${names.jobTitle}`;
  if (last.sender === 'System') return systemMessageSentence(last, names);
  return `${last.sender === own ? 'You: ' : ''}${last.markdown}`;
}

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

/** Where the two sides differ: their calls. */
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

/** The threads of one side whose other side's name begins with the text; all for a blank one. */
export const threadsQuery = (side: UserType, name: string) =>
  queryOptions<ThreadSummary[]>({
    // Not the answer of the call but what the page shows of it.
    queryKey: [...SIDES[side].threadsKey(name), 'summaries'],
    queryFn: () => SIDES[side].readThreads(name),
  });
