import { MESSAGE_SENTENCES } from '@talaash/domain/message/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isHiddenFromTalent } from '@talaash/domain/message/rule';
import { Fragment, type ReactNode, useState } from 'react';
import { dropDraft, keepDraft, readDraft, useDraftKey } from '../../lib/draft.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import css from './conversation.module.css';
import { lastSeen } from './last-seen.ts';
import { MessageRow, type Speaker, SystemMessageRow, UnsentMessageRow } from './message-row.tsx';
import { useSendMessage } from './send-message.ts';
import { type Side, SIDES, type ThreadSummary } from './side.ts';
import { newSince, transcript, type TranscriptRow } from './transcript.ts';
import { useMarkRead } from './mark-read.ts';
import { useTranscriptScroll } from './transcript-scroll.ts';

interface ConversationProps {
  side: Side;
  summary: ThreadSummary;
  own: Speaker;
  /** The name under which a company reads that an invitation was answered. */
  talentName: string;
  /** Above the messages: the invitation and its answer, for the talent. */
  invitation?: ReactNode;
  /** Stands in the composer's place where one may read and not write. */
  instead?: ReactNode;
}

/** One conversation as a transcript, and the place to write. Keyed by its thread. */
export function Conversation({ side, summary, own, talentName, invitation, instead }: ConversationProps) {
  const { thread } = summary;
  const { threadId } = thread.key;
  const { ownSender } = SIDES[side];
  const query = useInfiniteQuery(SIDES[side].messagesQuery(threadId));
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];

  const draftKey = useDraftKey(`message:${threadId}`);
  const [text, setText] = useState(() => readDraft<string>(draftKey)?.values ?? '');
  const [openedUnread] = useState({ isUnread: summary.isUnread, lastSeen: lastSeen.read(threadId) });
  const { unsent, isSending, send, retry, discard } = useSendMessage(side, threadId, (refused) =>
    write(refused),
  );
  const rows = transcript({
    messages,
    unsent,
    ownSender,
    newAfter: newSince({ ...openedUnread, messages, ownSender }),
    ...(side === 'talent' ? { isShown: (message) => !isHiddenFromTalent(message) } : {}),
  });
  useMarkRead(summary, messages.at(-1)?.createdIsoDateTimeUtc);
  const scroll = useTranscriptScroll({
    rows: rows.length,
    canLoadOlder: query.hasNextPage && !query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
  });

  function write(next: string) {
    setText(next);
    if (next === '' || draftKey === undefined) dropDraft(draftKey);
    else keepDraft(draftKey, { values: next, keptAt: Date.now(), basedOn: undefined });
  }

  function submit() {
    send(text.trim());
    write('');
    scroll.toEnd();
  }

  const other: Speaker = { name: summary.name, picture: summary.picture, shape: summary.shape };
  const names = { jobTitle: thread.jobPostTitle, talentName };

  function show(row: TranscriptRow) {
    if (row.kind === 'day') return <Separator>{formatDay(row.isoDateTimeUtc)}</Separator>;
    if (row.kind === 'new') return <Separator isNew>New</Separator>;
    if (row.kind === 'unsent') {
      return (
        <UnsentMessageRow
          message={row.message}
          speaker={own}
          onRetry={() => retry(row.message)}
          onDelete={() => discard(row.message)}
        />
      );
    }
    if (row.message.sender === 'System') return <SystemMessageRow message={row.message} names={names} />;
    const speaker = row.message.sender === ownSender ? own : other;
    return <MessageRow message={row.message} speaker={speaker} isContinued={row.isContinued} />;
  }

  return (
    <>
      <div
        className={css['scroll']}
        ref={scroll.ref}
        tabIndex={0}
        role="log"
        aria-label={`Conversation with ${summary.name}`}
        aria-busy={query.isPending}
      >
        <div className={css['inside']}>
          {query.hasNextPage ? (
            <div className={css['older']}>
              <Button size="s" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Older messages
              </Button>
            </div>
          ) : null}
          {query.isSuccess && !query.hasNextPage ? (
            <p className={css['start']}>This is the start of your conversation with {summary.name}.</p>
          ) : null}
          {invitation}
          {query.isPending ? <TextSkeleton label={MESSAGE_SENTENCES.loadingMessages} lines={5} /> : null}
          {query.isError && messages.length === 0 ? (
            <ErrorState
              title="The messages did not load"
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null}
          {query.isSuccess && rows.length === 0 ? (
            <p className={css['start']}>{MESSAGE_SENTENCES.empty}</p>
          ) : null}
          {rows.map((row) => (
            <Fragment key={row.key}>{show(row)}</Fragment>
          ))}
        </div>
      </div>
      <div className={css['write']}>
        {instead ?? (
          <Composer text={text} onText={write} onSend={submit} isSending={isSending} to={summary.name} />
        )}
      </div>
    </>
  );
}

function Separator({ children, isNew }: { children: string; isNew?: boolean }) {
  return (
    <p className={css['separator']} data-new={isNew || undefined}>
      <span>{children}</span>
    </p>
  );
}
