import { uploadFailedSentence } from '@talaash/domain/file/words';
import type { DeclineReason } from '@talaash/domain/invitation/choice';
import { isHiddenFromTalent } from '@talaash/domain/message/rule';
import { MESSAGE_SENTENCES } from '@talaash/domain/message/words';
import { typingSentence } from '@talaash/domain/thread/typing';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { Fragment, lazy, type ReactNode, Suspense, useId } from 'react';
import { formatDay } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useIsLocal } from '../../ui/base/local.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { chosenFiles, useChosenFiles } from './attachment-store.ts';
import { Composer } from './composer.tsx';
import css from './conversation.module.css';
import { useMessageDraft } from './draft.ts';
import { useMessageInView } from './message-in-view.ts';
import { useUnsentMessages } from './outbox.ts';
import { focusNewestButton, moveInLog } from './log-keys.ts';
import { MessageRow, type Speaker, SystemMessageRow, UnsentMessageRow } from './message-row.tsx';
import { type Messages, MESSAGE_SIDES } from './message.ts';
import { type Sending, useSendMessage } from './send-message.ts';
import { useOtherRead } from './other-read.ts';
import { signalTyping, useTyping } from './typing.ts';
import { localDay, newSince, transcript, type TranscriptRow, utcDay } from './transcript.ts';
import { useTranscriptScroll } from './transcript-scroll.ts';

const DraftConflict = lazy(async () => ({ default: (await import('./draft-conflict.tsx')).DraftConflict }));

/** Takes files up at once. Few messages carry files: what uploads them loads then. */
async function addFiles(threadId: string, added: readonly File[]): Promise<void> {
  const taken = chosenFiles.choose(threadId, added);
  try {
    (await import('./attachment-upload.ts')).uploadFiles(threadId, taken);
  } catch {
    for (const { key, file } of taken)
      chosenFiles.change(key, (one) => ({
        ...one,
        state: 'failed',
        error: uploadFailedSentence(file.name),
        file,
      }));
  }
}

export interface Composing {
  refusalOf: (text: string) => string | undefined;
  tools: (text: string, onText: (text: string) => void) => ReactNode;
}

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
  /** A button after each message of the other side. */
  actionOf?: ((messageId: string) => ReactNode) | undefined;
  /** Above the messages, on the talent's side only. */
  invitation?: ReactNode;
  /** Whether the invitation waited for an answer when the conversation was opened: it is then in view first. */
  opensAtInvitation: boolean;
  /** What the composer has beside the marks, and what it refuses. */
  composing?: Composing | undefined;
  /** Replaces the composer for a reader who may not write. */
  readOnlyNotice?: ReactNode;
  /** Whether the conversation is over: it then shows no prompt to start writing. */
  isOver: boolean;
  /** The message that a search has found. It is in view first, whichever page has it. */
  foundId: string | undefined;
  /** Called on Escape in the composer. */
  onLeave: () => void;
}

/** The transcript of one thread and the composer. The caller must key it by the thread. */
export function Conversation(props: ConversationProps) {
  const { side, threadId, messages, other, opened, opensAtInvitation, readOnlyNotice, composing, onLeave } =
    props;
  const { query, list } = messages;
  const { ownSender } = MESSAGE_SIDES[side];
  const isHeld = useUnsentMessages().some((message) => message.threadId === threadId);
  const draft = useMessageDraft(threadId, readOnlyNotice === undefined, isHeld);
  const { text, write } = draft;
  const files = useChosenFiles(threadId);
  const sending = useSendMessage(side, threadId, ({ markdown, attachments = [] }) => {
    write(markdown);
    chosenFiles.putBack(threadId, attachments);
  });
  const rows = transcript({
    messages: list,
    unsent: sending.unsent,
    ownSender,
    newAfter: newSince({ ...opened, messages: list, ownSender }),
    dayOf: useIsLocal() ? localDay : utcDay,
    ...(side === 'talent' ? { isShown: (message) => !isHiddenFromTalent(message) } : {}),
  });
  const scroll = useTranscriptScroll({
    opensAtStart: opensAtInvitation || props.foundId !== undefined,
    oldestId: list[0]?.key.messageId,
    rows: rows.length,
    canLoadOlder: query.hasNextPage && !query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
  });

  useMessageInView(props.foundId, messages, scroll.show);

  const { typing, otherRead } = useOtherNow(threadId, list, ownSender);
  const keysId = useId();
  useShortcut('f', () => focusNewestButton(scroll.ref.current), { label: MESSAGE_SENTENCES.report });

  const type = (written: string) => {
    write(written);
    if (written.trim() !== '') signalTyping(threadId);
  };
  function submit() {
    const [written, taken] = [text.trim(), chosenFiles.take(threadId)];
    void draft.clear().then(() => sending.send(written, taken));
    scroll.toEnd();
  }

  return (
    <>
      <div
        className={css['scroll']}
        data-from-end={opensAtInvitation ? undefined : true}
        ref={scroll.ref}
        tabIndex={0}
        role="log"
        aria-label={`Conversation with ${other.name}`}
        aria-describedby={keysId}
        aria-busy={query.isPending}
        onKeyDown={moveInLog}
      >
        <Transcript {...props} rows={rows} sending={sending} otherRead={otherRead} />
      </div>
      <VisuallyHidden id={keysId}>{MESSAGE_SENTENCES.reportKeys}</VisuallyHidden>
      <div className={css['write']}>
        <p className={css['typing']} role="status">
          {typing && !props.isOver ? typingSentence(typing, { side, otherName: other.name }) : null}
        </p>
        <Suspense fallback={null}>{draft.other ? <DraftConflict draft={draft} /> : null}</Suspense>
        {readOnlyNotice ?? (
          <Composer
            text={text}
            onText={type}
            files={files}
            onFiles={(added) => void addFiles(threadId, added)}
            onSend={submit}
            onLeave={onLeave}
            isSending={sending.isSending}
            to={other.name}
            refusalOf={composing?.refusalOf}
            tools={composing?.tools(text, write)}
          />
        )}
      </div>
    </>
  );
}

/** Who is writing now, and up to which message the other side has read. */
function useOtherNow(threadId: string, list: Messages['list'], ownSender: 'Company' | 'Talent') {
  const newest = list.at(-1);
  const typing = useTyping(
    threadId,
    newest && { id: newest.key.messageId, side: newest.sender === 'Company' ? 'company' : 'talent' },
  );
  const otherRead = useOtherRead(
    threadId,
    list.filter(({ sender }) => sender === ownSender),
  );
  return { typing, otherRead };
}

type TranscriptProps = ConversationProps & {
  rows: readonly TranscriptRow[];
  sending: Sending;
  otherRead: ReturnType<typeof useOtherRead>;
};

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
  { side, own, other, names, declineReason, sending, actionOf, foundId, otherRead }: TranscriptProps,
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
  const { message } = row;
  const isOwn = message.sender === MESSAGE_SIDES[side].ownSender;
  return (
    <MessageRow
      message={message}
      speaker={isOwn ? { ...own, name: message.authorName ?? own.name } : other}
      isContinued={row.isContinued}
      isFound={message.key.messageId === foundId}
      readAt={otherRead?.messageId === message.key.messageId ? otherRead.readAt : undefined}
      action={isOwn || message.isHiddenByAdmin ? null : actionOf?.(message.key.messageId)}
    />
  );
}

function Separator({ children, isNew }: { children: ReactNode; isNew?: boolean }) {
  return (
    <p className={css['separator']} data-new={isNew || undefined}>
      <span>{children}</span>
    </p>
  );
}
