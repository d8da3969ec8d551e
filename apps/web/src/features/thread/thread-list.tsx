import { VERIFIED_DOMAIN_MARK } from '@talaash/domain/company-verification/mark-words';
import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { IconArrowLeft } from '../../ui/icon/arrow-left.ts';
import { IconMinus } from '../../ui/icon/minus.ts';
import { IconCircleCheck } from '../../ui/icon/circle-check.ts';
import { IconCircleX } from '../../ui/icon/circle-x.ts';
import { IconClock } from '../../ui/icon/clock.ts';
import { IconRosetteCheck } from '../../ui/icon/rosette-check.ts';
import { IconLock } from '../../ui/icon/lock.ts';
import type { InvitationStatus } from '@talaash/domain/invitation/choice';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import type { Thread } from '@talaash/domain/thread/schema';
import { type ComponentType, memo, type ReactNode, type RefObject, useRef } from 'react';
import { type More, MoreSentinel } from '../../lib/load-more.tsx';
import { ThreadTime } from '../../lib/thread-time.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { initialsOf } from '../../ui/show/initials.ts';
import { focusBeside } from '../../ui/base/focus.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { useRuns } from '../../ui/show/runs.ts';
import { EmptyState } from '../../ui/show/state.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { PathLink } from '../../ui/press/path-link.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import type { ThreadSummary } from './thread.ts';
import css from './thread-list.module.css';

const STATUS_ICONS: Record<InvitationStatus, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  Pending: IconClock,
  Accepted: IconCircleCheck,
  Rejected: IconCircleX,
  TakenBack: IconArrowLeft,
  Expired: IconMinus,
};

/** The end of a thread matters more than the status of its invitation. */
function statusOf({ endedIsoDateTimeUtc, jobPostInvitationStatus: status }: Thread) {
  return endedIsoDateTimeUtc === undefined
    ? { icon: STATUS_ICONS[status], label: INVITATION_STATUS_LABELS[status], status }
    : { icon: IconLock, label: THREAD_SENTENCES.ended, status: 'Ended' };
}

interface ThreadListProps {
  /** The path of the page on which a thread opens. */
  path: string;
  placeholder: string;
  /** The other filters in the address, which opening a thread keeps. */
  search: Record<string, unknown>;
  /** The list's other filters, as buttons and chips. */
  filters: ReactNode;
  /** Whether one of them is on. */
  isFiltered: boolean;
  name: string;
  onName: (text: string) => void;
  threads: ThreadSummary[] | undefined;
  selectedId: string | undefined;
  query: Parameters<typeof QueryFailure>[0]['queries'][number] & { isError: boolean };
  more: More;
  /** The empty state without any conversation. */
  empty: string;
  /** A link to the step that leads to a first conversation. */
  emptyStep: ReactNode;
  /** Stands before the last message of a row. Keep its identity: a new one renders all rows. */
  leadOf?: ((thread: Thread) => string | undefined) | undefined;
  /** What else the typed text finds, below the conversations. */
  results: (text: string) => ReactNode;
}

const NO_THREADS: readonly ThreadSummary[] = [];
const idOf = ({ thread }: ThreadSummary): string => thread.key.threadId;

/** All conversations, newest first. */
export function ThreadList({
  path,
  placeholder,
  search,
  filters,
  isFiltered,
  name,
  onName,
  threads,
  selectedId,
  query,
  more,
  empty,
  emptyStep,
  leadOf,
  results,
}: ThreadListProps) {
  const runs = useRuns(threads ?? NO_THREADS, idOf);
  const list = useRef<HTMLDivElement>(null);
  useThreadKeys(list, selectedId);
  return (
    <nav className={css['threads']} aria-label="Conversations" data-scrolls>
      <div className={css['search']}>
        <SearchField
          label={placeholder}
          placeholder={placeholder}
          value={name}
          onChange={onName}
          shortcut="/"
          listId="conversations"
        />
        {filters}
      </div>
      {query.isError && !threads ? (
        <QueryFailure
          title={THREAD_SENTENCES.loadFailed}
          queries={[query]}
          loading={THREAD_SENTENCES.loadingThreads}
        />
      ) : null}
      {!threads && !query.isError ? (
        <PersonRowsSkeleton text={THREAD_SENTENCES.loadingThreads} rows={5} />
      ) : null}
      {threads?.length === 0 ? (
        <NoThreads name={name.trim()} isFiltered={isFiltered} empty={empty} emptyStep={emptyStep} />
      ) : null}
      <div ref={list} id="conversations" className={css['runs']}>
        {runs.map(({ id, items }) => (
          <ul key={id} className={css['run']} style={{ ['--rows' as string]: items.length }}>
            {items.map((summary) => (
              <li key={idOf(summary)}>
                <ThreadRow
                  path={path}
                  search={search}
                  summary={summary}
                  leadOf={leadOf}
                  isSelected={idOf(summary) === selectedId}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <MoreSentinel {...more} />
      {name.trim() === '' ? null : results(name)}
    </nav>
  );
}

/** J and K move between conversations, Enter opens the focused one. */
function useThreadKeys(list: RefObject<HTMLElement | null>, selectedId: string | undefined): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-thread]') ?? [])];
  /** The focused row, or else the open one. */
  const current = () => {
    const all = rows();
    const focused = all.findIndex((row) => row === document.activeElement);
    return focused < 0 ? all.findIndex((row) => row.dataset['thread'] === selectedId) : focused;
  };
  const move = (step: 1 | -1) => {
    const next = focusBeside(rows(), current(), step);
    // If the open conversation covers the list, no row can be focused: the next conversation opens.
    if (next !== document.activeElement) next?.click();
  };
  useShortcut('j', () => move(1), { label: 'Next conversation' });
  useShortcut('k', () => move(-1), { label: 'Previous conversation' });
  useShortcut('Enter', () => rows()[current()]?.click(), { label: 'Open the conversation' });
}

interface NoThreadsProps extends Pick<ThreadListProps, 'empty' | 'emptyStep'> {
  name: string;
  isFiltered: boolean;
}

function NoThreads({ name, isFiltered, empty, emptyStep }: NoThreadsProps) {
  if (name === '' && !isFiltered) {
    return (
      <EmptyState title={THREAD_SENTENCES.none} action={emptyStep}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={THREAD_SENTENCES.noneFound}>
      {name === '' ? undefined : `No name begins with “${name}”.`}
    </EmptyState>
  );
}

function VerifiedMark({ domain }: { domain: string }) {
  const label = `${VERIFIED_DOMAIN_MARK}: ${domain}`;
  return (
    <span className={css['verified']} role="img" aria-label={label} title={label}>
      <IconRosetteCheck aria-hidden />
    </span>
  );
}

/** The initials of the member in charge. */
function Owner({ name }: { name: string }) {
  const label = `In contact: ${name}`;
  return (
    <span className={css['owner']} role="img" aria-label={label} title={label}>
      {initialsOf(name)}
    </span>
  );
}

const NO_SEARCH: Record<string, unknown> = {};

/**
 * One conversation: name, time, last message, unread marker and invitation status. Memoized: of hundreds, only the changed ones
 * rerender.
 */
export const ThreadRow = memo(function ThreadRow({
  path,
  search = NO_SEARCH,
  summary,
  leadOf,
  isSelected,
}: {
  path: string;
  search?: Record<string, unknown>;
  summary: ThreadSummary;
  leadOf?: ThreadListProps['leadOf'];
  isSelected: boolean;
}) {
  const { thread, name, picture, shape, preview, isUnread, verifiedDomain, owner } = summary;
  const { icon: StatusIcon, label, status } = statusOf(thread);
  const lead = leadOf?.(thread);
  return (
    <PathLink
      to={path}
      search={{ ...search, thread: thread.key.threadId }}
      className={css['row']}
      data-thread={thread.key.threadId}
      data-unread={isUnread || undefined}
      aria-current={isSelected ? 'true' : undefined}
      data-selected={isSelected || undefined}
    >
      <span className={css['dot']} aria-hidden />
      <Avatar name={name} src={picture} shape={shape} />
      <span className={css['words']}>
        <span className={css['line']}>
          <span className={css['name']} title={name}>
            {isUnread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
            {name}
          </span>
          {verifiedDomain === undefined ? null : <VerifiedMark domain={verifiedDomain} />}
          <span className={css['time']}>
            <ThreadTime at={thread.updatedIsoDateTimeUtc} />
          </span>
        </span>
        <span className={css['line']}>
          <span className={css['preview']}>
            {lead === undefined ? null : <b>{lead}</b>}
            {lead === undefined ? preview : ` · ${preview}`}
          </span>
          {owner ? <Owner name={owner.name} /> : null}
          {/* An attribute instead of visually hidden text: in hundreds of rows, clipping that text is most of the work of a frame. */}
          <span className={css['status']} role="img" aria-label={label} data-status={status} title={label}>
            <StatusIcon aria-hidden />
          </span>
        </span>
      </span>
    </PathLink>
  );
});
