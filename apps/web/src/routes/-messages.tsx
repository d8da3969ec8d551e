import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import type { Thread } from '@talaash/domain/thread/schema';
import { hasWaitingInvitation, isConversationOver } from '@talaash/domain/thread/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';
import { type Composing, Conversation } from '../features/message/conversation.tsx';
import { LOG_BUTTON } from '../features/message/log-keys.ts';
import type { Speaker } from '../features/message/message-row.tsx';
import { useMessages } from '../features/message/message.ts';
import { leaveThread, MessagesPage } from '../features/messages-page/messages-page.tsx';
import { ReportButton } from '../features/report/report-button.tsx';
import { useReadMark } from '../features/thread/read-mark.ts';
import { ThreadHead } from '../features/thread/thread-head.tsx';
import { ThreadList } from '../features/thread/thread-list.tsx';
import type { ThreadFilter, ThreadSummary } from '../features/thread/thread.ts';
import { useThreads } from '../features/thread/use-threads.ts';
import { LateSection } from '../parts/late-section.tsx';
import { Banner } from '../ui/show/state.tsx';

// With the page: the server renders these parts, and their programs come later.
import '../parts/thread-strip.module.css';
import '../features/meeting/meeting.module.css';
import '../features/joining-record/joining-record.module.css';

// Nobody needs them to read a conversation.
const ThreadMeetings = lazy(async () => ({
  default: (await import('../features/meeting/thread-meetings.tsx')).ThreadMeetings,
}));
const ThreadJoining = lazy(async () => ({
  default: (await import('../features/joining-record/thread-joining.tsx')).ThreadJoining,
}));
const MessageSearch = lazy(async () => ({
  default: (await import('../features/message/message-search.tsx')).MessageSearch,
}));
const OtherActions = lazy(async () => ({ default: (await import('./-thread-acts.tsx')).OtherActions }));

interface MessagesProps extends SideProps {
  /** The path of this page. */
  path: string;
  selectedId: string | undefined;
  /** The message that a search has found, in the address. */
  foundId: string | undefined;
  filter?: MessagesFilter | undefined;
  visit: () => Promise<unknown>;
  searchPlaceholder: string;
  /** The empty state without any conversation. */
  empty: string;
  /** A link to the step that leads to a first conversation. */
  emptyStep?: ReactNode;
  /** Stands before the last message of a row in the list. */
  leadOf?: (thread: Thread) => string | undefined;
  /** The line below the counterpart's name. */
  detail: (summary: ThreadSummary) => string;
  /** Buttons at the end of the conversation's header. */
  actions?: (summary: ThreadSummary) => ReactNode;
  rail: (summary: ThreadSummary) => ReactNode;
}

/** The filters of the conversation list besides the name. */
interface MessagesFilter extends Omit<ThreadFilter, 'name'> {
  /** The same as search parameters. */
  search: Record<string, unknown>;
  /** The same as buttons and chips. */
  chips: ReactNode;
  /** Whether one of them is on. */
  isOn: boolean;
}

interface SideProps {
  side: UserType;
  own: Speaker;
  invitation?: ((summary: ThreadSummary) => ReactNode) | undefined;
  composing?: ((summary: ThreadSummary) => Composing) | undefined;
  /** Replaces the composer where the viewer may read but not write. */
  readOnlyNotice?: ReactNode;
}

const NO_SEARCH: Record<string, unknown> = {};

/** The messages page of either side: threads, the open conversation, and a rail about the counterpart. */
export function Messages({ side, path, selectedId, filter, ...page }: MessagesProps) {
  const { search = NO_SEARCH, chips, isOn = false, ...filtered } = filter ?? {};
  const { selected, isMissing, list } = useThreads(side, selectedId, filtered);
  const navigate = useNavigate();
  const leave = () =>
    leaveThread(selectedId, () => void navigate({ to: path as never, search: search as never }));
  return (
    <MessagesPage
      path={path}
      visit={page.visit}
      selectedId={selectedId}
      isMissing={isMissing}
      onLeave={leave}
      threads={
        <ThreadList
          {...list}
          path={path}
          search={search}
          filters={chips}
          isFiltered={isOn}
          placeholder={page.searchPlaceholder}
          empty={page.empty}
          emptyStep={page.emptyStep}
          leadOf={page.leadOf}
          results={(text) => (
            <LateSection fallback={null}>
              <MessageSearch text={text} path={path} search={search} />
            </LateSection>
          )}
        />
      }
      conversation={
        selected && (
          <>
            <ThreadHead
              path={path}
              search={search}
              summary={selected}
              detail={page.detail(selected)}
              actions={
                <>
                  {page.actions?.(selected)}
                  <LateSection fallback={null}>
                    <OtherActions side={side} summary={selected} />
                  </LateSection>
                </>
              }
            />
            <AgreedOn key={`agreed ${selected.thread.key.threadId}`} side={side} summary={selected} />
            <OpenConversation
              key={selected.thread.key.threadId}
              side={side}
              summary={selected}
              onLeave={leave}
              foundId={page.foundId}
              own={page.own}
              invitation={page.invitation}
              composing={page.composing}
              readOnlyNotice={endedNotice(selected.thread, side) ?? page.readOnlyNotice}
            />
          </>
        )
      }
      rail={selected && page.rail(selected)}
    />
  );
}

/** The meetings and job offers of a conversation. */
const AgreedOn = ({ side, summary: { thread, name } }: { side: UserType; summary: ThreadSummary }) => (
  <>
    <LateSection fallback={null}>
      <ThreadMeetings
        side={side}
        threadId={thread.key.threadId}
        otherName={name}
        canMeet={canMeet(thread, side)}
      />
    </LateSection>
    <LateSection fallback={null}>
      <ThreadJoining
        side={side}
        threadId={thread.key.threadId}
        otherName={name}
        pay={thread.terms?.pay}
        isOpen={canMeet(thread, side)}
      />
    </LateSection>
  </>
);

/** Whether the two can meet: the invitation is accepted, and the conversation is open. */
const canMeet = (thread: Thread, side: UserType): boolean =>
  thread.jobPostInvitationStatus === 'Accepted' && endedThreadRefusal(thread, side) === undefined;

function endedNotice(thread: Thread, side: UserType): ReactNode {
  const sentence = endedThreadRefusal(thread, side);
  return sentence && <Banner>{sentence}</Banner>;
}

function OpenConversation({
  side,
  summary,
  own,
  invitation,
  composing,
  readOnlyNotice,
  foundId,
  onLeave,
}: SideProps & { summary: ThreadSummary; foundId: string | undefined; onLeave: () => void }) {
  const { thread, name, picture, shape } = summary;
  const { threadId } = thread.key;
  const messages = useMessages(side, threadId);
  const [opensAtInvitation] = useState(side === 'talent' && hasWaitingInvitation(thread));
  const opened = useReadMark(summary, messages.newestAt);
  return (
    <Conversation
      side={side}
      threadId={threadId}
      messages={messages}
      own={own}
      other={{ name, picture, shape }}
      names={{ jobTitle: thread.jobPostTitle, talentName: side === 'company' ? name : own.name }}
      declineReason={thread.declineReason}
      opened={opened}
      invitation={invitation?.(summary)}
      opensAtInvitation={opensAtInvitation}
      foundId={foundId}
      actionOf={(messageId) => (
        <ReportButton subject="message" id={messageId} isSmall attributes={LOG_BUTTON} />
      )}
      composing={composing?.(summary)}
      readOnlyNotice={readOnlyNotice}
      isOver={isConversationOver(thread)}
      onLeave={onLeave}
    />
  );
}
