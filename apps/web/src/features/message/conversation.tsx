import type { DeclineReason } from '@talaash/domain/invitation/choice';
import { isHiddenFromTalent } from '@talaash/domain/message/rule';
import { MESSAGE_SENTENCES } from '@talaash/domain/message/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { Fragment, type ReactNode } from 'react';
import { useTextDraft } from '../../lib/draft.ts';
import { formatDay } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { Button } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Composer } from './composer.tsx';
import css from './conversation.module.css';
import { MessageRow, type Speaker, SystemMessageRow, UnsentMessageRow } from './message-row.tsx';
import { type Messages, MESSAGE_SIDES } from './message.ts';
import { type Sending, useSendMessage } from './send-message.ts';
import { localDay, newSince, transcript, type TranscriptRow, utcDay } from './transcript.ts';
import { useTranscriptScroll } from './transcript-scroll.ts';

interface ConversationProps {
  side: UserType;
  threadId: string;
  messages: Messages;
  own: Speaker;
  other: Speaker;
  /** For the sentences of system messages. */
  names: { jobTitle: string; talentName: string };
  /** The talent's reason for declining, if given. */
  declineReason: DeclineReason | undefined;
  /** The read state of the thread when it was opened. */
  opened: { isUnread: boolean; lastSeen: string | undefined };
  /** Above the messages, on the talent's side only. */
  invitation?: ReactNode;
  /** Replaces the composer for a reader who may not write. */
  readOnlyNotice?: ReactNode;
  /** Whether the conversation is over: it then shows no prompt to start writing. */
  isOver: boolean;
  /** Called on Escape in the composer. */
  onLeave: () => void;
}

/** The transcript of one thread and the composer. The caller must key it by the thread. */
export function Conversation(props: ConversationProps) {
  const { side, threadId, messages, other, opened, readOnlyNotice, onLeave } = props;
  const { query, list } = messages;
  const { ownSender } = MESSAGE_SIDES[side];
  const [text, write] = useTextDraft(`message:${threadId}`);
  const sending = useSendMessage(side, threadId, write);
  const rows = transcript({
    messages: list,
    unsent: sending.unsent,
    ownSender,
    newAfter: newSince({ ...opened, messages: list, ownSender }),
    dayOf: useIsLocal() ? localDay : utcDay,
    ...(side === 'talent' ? { isShown: (message) => !isHiddenFromTalent(message) } : {}),
  });
  const scroll = useTranscriptScroll({
    rows: rows.length,
    canLoadOlder: query.hasNextPage && !query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
  });

  function submit() {
    sending.send(text.trim());
    write('');
    scroll.toEnd();
  }

  return (
    <>
      <div
        className={css['scroll']}
        data-from-end
        ref={scroll.ref}
        tabIndex={0}
        role="log"
        aria-label={`Conversation with ${other.name}`}
        aria-busy={query.isPending}
      >
        <Transcript {...props} rows={rows} sending={sending} />
      </div>
      <div className={css['write']}>
        {readOnlyNotice ?? (
          <Composer
            text={text}
            onText={write}
            onSend={submit}
            onLeave={onLeave}
            isSending={sending.isSending}
            to={other.name}
          />
        )}
      </div>
    </>
  );
}

type TranscriptProps = ConversationProps & { rows: readonly TranscriptRow[]; sending: Sending };

function Transcript(props: TranscriptProps) {
  const { messages, other, invitation, rows, isOver } = props;
  const { query, list } = messages;
  return (
    <div className={css['inside']}>
      {query.hasNextPage ? (
        <div className={css['older']}>
          <Button size="s" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Older messages
          </Button>
        </div>
      ) : null}
      {query.isSuccess && !query.hasNextPage ? (
        <p className={css['start']}>This is the start of your conversation with {other.name}.</p>
      ) : null}
      {invitation}
      {query.isPending ? <TextSkeleton text={MESSAGE_SENTENCES.loadingMessages} lines={5} /> : null}
      {query.isError && list.length === 0 ? (
        <QueryFailure
          title="The messages did not load"
          queries={[query]}
          loading={MESSAGE_SENTENCES.loadingMessages}
        />
      ) : null}
      {query.isSuccess && rows.length === 0 && !isOver ? (
        <p className={css['start']}>{MESSAGE_SENTENCES.empty}</p>
      ) : null}
      {rows.map((row) => (
        <Fragment key={row.key}>{rowOf(row, props)}</Fragment>
      ))}
    </div>
  );
}

function rowOf(
  row: TranscriptRow,
  { side, own, other, names, declineReason, sending }: TranscriptProps,
): ReactNode {
  if (row.kind === 'day')
    return (
      <Separator>
        <LocalText of={() => formatDay(row.isoDateTimeUtc)} />
      </Separator>
    );
  if (row.kind === 'new') return <Separator isNew>New</Separator>;
  if (row.kind === 'unsent') {
    return (
      <UnsentMessageRow
        message={row.message}
        speaker={own}
        onRetry={() => sending.retry(row.message)}
        onDelete={() => sending.discard(row.message)}
      />
    );
  }
  if (row.message.sender === 'System')
    return <SystemMessageRow message={row.message} names={names} declineReason={declineReason} />;
  const speaker = row.message.sender === MESSAGE_SIDES[side].ownSender ? own : other;
  return <MessageRow message={row.message} speaker={speaker} isContinued={row.isContinued} />;
}

function Separator({ children, isNew }: { children: ReactNode; isNew?: boolean }) {
  return (
    <p className={css['separator']} data-new={isNew || undefined}>
      <span>{children}</span>
    </p>
  );
}
