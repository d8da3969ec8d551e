import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import type { Thread } from '@talaash/domain/thread/schema';
import { isConversationOver } from '@talaash/domain/thread/rule';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Conversation } from '../features/message/conversation.tsx';
import type { Speaker } from '../features/message/message-row.tsx';
import { useMessages } from '../features/message/message.ts';
import { leaveThread, MessagesPage } from '../features/messages-page/messages-page.tsx';
import { useReadMark } from '../features/thread/read-mark.ts';
import { ThreadHead } from '../features/thread/thread-head.tsx';
import { ThreadList } from '../features/thread/thread-list.tsx';
import type { ThreadFilter, ThreadSummary } from '../features/thread/thread.ts';
import { useThreads } from '../features/thread/use-threads.ts';
import { Banner } from '../ui/show/state.tsx';

interface MessagesProps extends SideProps {
  /** The path of this page. */
  path: string;
  selectedId: string | undefined;
  filter?: MessagesFilter | undefined;
  visit: () => Promise<unknown>;
  searchPlaceholder: string;
  /** The empty state without any conversation. */
  empty: string;
  /** A link to the step that leads to a first conversation. */
  emptyStep?: ReactNode;
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
  /** The same as chips; nothing without filters. */
  chips: ReactNode;
}

interface SideProps {
  side: UserType;
  own: Speaker;
  invitation?: ((summary: ThreadSummary) => ReactNode) | undefined;
  /** Replaces the composer where the viewer may read but not write. */
  readOnlyNotice?: ReactNode;
}

const NO_SEARCH: Record<string, unknown> = {};

/** The messages page of either side: threads, the open conversation, and a rail about the counterpart. */
export function Messages({ side, path, selectedId, filter, ...page }: MessagesProps) {
  const { search = NO_SEARCH, chips, ...filtered } = filter ?? {};
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
          placeholder={page.searchPlaceholder}
          empty={page.empty}
          emptyStep={page.emptyStep}
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
              actions={page.actions?.(selected)}
            />
            <OpenConversation
              key={selected.thread.key.threadId}
              side={side}
              summary={selected}
              onLeave={leave}
              own={page.own}
              invitation={page.invitation}
              readOnlyNotice={endedNotice(selected.thread, side) ?? page.readOnlyNotice}
            />
          </>
        )
      }
      rail={selected && page.rail(selected)}
    />
  );
}

function endedNotice(thread: Thread, side: UserType): ReactNode {
  const sentence = endedThreadRefusal(thread, side);
  return sentence && <Banner>{sentence}</Banner>;
}

function OpenConversation({
  side,
  summary,
  own,
  invitation,
  readOnlyNotice,
  onLeave,
}: SideProps & { summary: ThreadSummary; onLeave: () => void }) {
  const { thread, name, picture, shape } = summary;
  const { threadId } = thread.key;
  const messages = useMessages(side, threadId);
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
      readOnlyNotice={readOnlyNotice}
      isOver={isConversationOver(thread)}
      onLeave={onLeave}
    />
  );
}
