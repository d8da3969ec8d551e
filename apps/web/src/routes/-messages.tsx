import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ReactNode } from 'react';
import { Conversation } from '../features/message/conversation.tsx';
import type { Speaker } from '../features/message/message-row.tsx';
import { useMessages } from '../features/message/message.ts';
import { MessagesPage } from '../features/messages-page/messages-page.tsx';
import { useReadMark } from '../features/thread/read-mark.ts';
import { ThreadHead } from '../features/thread/thread-head.tsx';
import { ThreadList } from '../features/thread/thread-list.tsx';
import type { ThreadSummary } from '../features/thread/thread.ts';
import { useThreads } from '../features/thread/use-threads.ts';

interface MessagesProps extends Conversing {
  /** The page's own address. */
  path: string;
  selectedId: string | undefined;
  visit: () => Promise<unknown>;
  unreadCount: number;
  searchPlaceholder: string;
  /** What conversations are for, where there is none. */
  empty: string;
  /** How one comes to the first. */
  emptyStep?: ReactNode;
  /** Below the other side's name. */
  detail: (summary: ThreadSummary) => string;
  /** At the end of the conversation's head. */
  actions?: (summary: ThreadSummary) => ReactNode;
  rail: (summary: ThreadSummary) => ReactNode;
}

interface Conversing {
  side: UserType;
  own: Speaker;
  invitation?: ((summary: ThreadSummary) => ReactNode) | undefined;
  /** Stands in the composer's place where one may read and not write. */
  readOnlyNotice?: ReactNode;
}

/** The conversations of one side: threads, messages and who one is talking to. */
export function Messages({ side, path, selectedId, ...page }: MessagesProps) {
  const { selected, isMissing, list } = useThreads(side, selectedId);
  return (
    <MessagesPage
      path={path}
      visit={page.visit}
      unreadCount={page.unreadCount}
      isOpen={selectedId !== undefined}
      isMissing={isMissing}
      threads={
        <ThreadList
          {...list}
          path={path}
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
              summary={selected}
              detail={page.detail(selected)}
              actions={page.actions?.(selected)}
            />
            <OpenConversation
              key={selected.thread.key.threadId}
              side={side}
              summary={selected}
              own={page.own}
              invitation={page.invitation}
              readOnlyNotice={page.readOnlyNotice}
            />
          </>
        )
      }
      rail={selected && page.rail(selected)}
    />
  );
}

function OpenConversation({
  side,
  summary,
  own,
  invitation,
  readOnlyNotice,
}: Conversing & { summary: ThreadSummary }) {
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
      opened={opened}
      invitation={invitation?.(summary)}
      readOnlyNotice={readOnlyNotice}
    />
  );
}
