import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Conversation } from './conversation.tsx';
import type { Speaker } from './message-row.tsx';
import css from './messages-page.module.css';
import { type Side, SIDES, type ThreadSummary, threadsQuery } from './side.ts';
import { ThreadList } from './thread-list.tsx';

interface MessagesPageProps {
  side: Side;
  /** The page's own address. */
  path: string;
  selectedId: string | undefined;
  own: Speaker;
  /** Records that the page was opened. */
  visit: () => Promise<unknown>;
  unreadCount: number;
  /** What conversations are for, where there is none. */
  empty: string;
  /** How one comes to the first. */
  emptyStep?: ReactNode;
  /** At the end of the conversation's head. */
  actions?: (summary: ThreadSummary) => ReactNode;
  invitation?: (summary: ThreadSummary) => ReactNode;
  /** Beside the conversation, from 1280 px. */
  rail?: (summary: ThreadSummary) => ReactNode;
  /** Stands in the composer's place where one may read and not write. */
  instead?: ReactNode;
}

/** Threads left, the conversation right; on a phone one after the other. */
export function MessagesPage({
  side,
  path,
  selectedId,
  own,
  visit,
  unreadCount,
  empty,
  emptyStep,
  actions,
  invitation,
  rail,
  instead,
}: MessagesPageProps) {
  usePageTitle('Messages', unreadCount);
  useVisit(visit);
  const [filter, setFilter] = useState('');
  const settledFilter = useDeferredValue(filter);
  const all = useQuery(threadsQuery(side, ''));
  const filtered = useQuery({
    ...threadsQuery(side, settledFilter),
    placeholderData: (before) => before,
  });
  // Also one that the filter leaves out stays open.
  const selected = all.data?.find(({ thread }) => thread.key.threadId === selectedId);

  return (
    <div
      className={css['page']}
      data-fills
      data-open={selectedId !== undefined || undefined}
      data-rail={rail && selected ? true : undefined}
    >
      {selected ? null : (
        <VisuallyHidden>
          <h1>Messages</h1>
        </VisuallyHidden>
      )}
      <ThreadList
        path={path}
        placeholder={SIDES[side].searchPlaceholder}
        filter={filter}
        onFilter={setFilter}
        threads={filtered.data}
        selectedId={selectedId}
        isFailed={filtered.isError}
        onRetry={() => void filtered.refetch()}
        empty={empty}
        emptyStep={emptyStep}
      />
      <section className={css['conversation']} aria-label="Conversation">
        {selected ? (
          <>
            <header className={css['head']}>
              <PathLink to={path} className={css['back']} aria-label="Back to conversations">
                <IconArrowLeft aria-hidden />
              </PathLink>
              <Avatar name={selected.name} src={selected.picture} shape={selected.shape} size="m" />
              <div className={css['who']}>
                <h1 title={selected.name}>{selected.name}</h1>
                <p>
                  {side === 'company'
                    ? `${selected.detail} for ${selected.thread.jobPostTitle}`
                    : selected.detail}
                </p>
              </div>
              {actions?.(selected)}
            </header>
            <Conversation
              key={selected.thread.key.threadId}
              side={side}
              summary={selected}
              own={own}
              talentName={side === 'company' ? selected.name : own.name}
              invitation={invitation?.(selected)}
              instead={instead}
            />
          </>
        ) : (
          <NothingSelected isMissing={selectedId !== undefined && all.isSuccess} path={path} />
        )}
      </section>
      {rail && selected ? <aside className={css['rail']}>{rail(selected)}</aside> : null}
    </div>
  );
}

function NothingSelected({ isMissing, path }: { isMissing: boolean; path: string }) {
  return (
    <div className={css['nothing']}>
      {isMissing ? (
        <EmptyState
          title="This conversation cannot be found"
          action={<PathLink to={path}>All conversations</PathLink>}
        >
          It may belong to another account.
        </EmptyState>
      ) : (
        <EmptyState title={THREAD_SENTENCES.select}>{THREAD_SENTENCES.selectHint}</EmptyState>
      )}
    </div>
  );
}

/** Opening the page counts as a visit; a failure costs nothing that the person would notice. */
function useVisit(visit: () => Promise<unknown>) {
  const { mutate } = useMutation({ mutationFn: visit });
  useEffect(() => mutate(), [mutate]);
}
