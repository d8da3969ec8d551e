import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusMain } from '../../ui/base/focus.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { PathLink } from '../../ui/press/path-link.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import css from './messages-page.module.css';

interface MessagesPageProps {
  /** The path of this page. */
  path: string;
  /** Records a visit on the server. */
  visit: () => Promise<unknown>;
  /** The thread in the address. */
  selectedId: string | undefined;
  /** The thread in the address does not exist. */
  isMissing: boolean;
  threads: ReactNode;
  /** The open conversation with its own heading. */
  conversation: ReactNode;
  /** Beside the conversation, from 1280 px. */
  rail: ReactNode;
  /** Called when the person leaves the conversation. */
  onLeave: () => void;
}

/** Threads on the left, the conversation on the right. A phone shows one of them at a time. */
export function MessagesPage({
  path,
  visit,
  selectedId,
  isMissing,
  threads,
  conversation,
  rail,
  onLeave,
}: MessagesPageProps) {
  usePageTitle('Messages');
  useVisit(visit);
  const isOpen = selectedId !== undefined;
  const opened = useRef<HTMLElement>(null);
  const lastId = useRef(selectedId);
  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = selectedId;
    if (selectedId === closedId) return;
    if (selectedId === undefined) focusRow(closedId);
    else focusConversation(opened.current);
  }, [selectedId]);
  useShortcut('Escape', onLeave, { label: 'Back to the conversations', when: isOpen });
  return (
    <div
      className={css['page']}
      data-fills
      data-open={isOpen || undefined}
      data-rail={rail ? true : undefined}
    >
      {conversation ? null : (
        <VisuallyHidden>
          <h1>Messages</h1>
        </VisuallyHidden>
      )}
      {threads}
      <section ref={opened} className={css['conversation']} aria-label="Conversation">
        {conversation ?? <NothingSelected isMissing={isMissing} path={path} />}
      </section>
      {rail ? <aside className={css['rail']}>{rail}</aside> : null}
    </div>
  );
}

/** Returns from an open conversation to the list. If the conversation covers the list, it closes. */
export function leaveThread(threadId: string | undefined, close: () => void): void {
  const row = rowOf(threadId);
  if (row?.checkVisibility({ visibilityProperty: true })) row.focus();
  else close();
}

/** Focuses the conversation's row in the list, unless the focus has moved meanwhile. */
function focusRow(threadId: string | undefined): void {
  const isElsewhere = document.activeElement?.closest('nav, dialog') != null;
  if (!isElsewhere) rowOf(threadId)?.focus({ preventScroll: true });
}

const rowOf = (threadId: string | undefined) =>
  threadId === undefined
    ? undefined
    : document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(threadId)}"]`);

/** Focuses the messages, with the composer as the next Tab stop. Focusing the composer would open a phone's keyboard. */
function focusConversation(opened: Element | null): void {
  if (document.activeElement?.closest('dialog')) return;
  const log = opened?.querySelector<HTMLElement>('[role=log]');
  if (log) log.focus({ preventScroll: true });
  else focusMain();
}

/** Opening the page counts as a visit. A failure is ignored, since nothing on the page depends on it. */
function useVisit(visit: () => Promise<unknown>) {
  const { mutate } = useMutation({ mutationFn: visit });
  useEffect(() => mutate(), [mutate]);
}

function NothingSelected({ isMissing, path }: { isMissing: boolean; path: string }) {
  return (
    <div className={css['nothing']}>
      {isMissing ? (
        <EmptyState title="Conversation not found" action={<PathLink to={path}>All conversations</PathLink>}>
          It may belong to another account.
        </EmptyState>
      ) : (
        <EmptyState title={THREAD_SENTENCES.select}>{THREAD_SENTENCES.selectHint}</EmptyState>
      )}
    </div>
  );
}
