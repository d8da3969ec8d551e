import { IconChevronDown } from '../../ui/icon/chevron-down.ts';
import { IconChevronUp } from '../../ui/icon/chevron-up.ts';
import { IconX } from '../../ui/icon/x.ts';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { type ReactNode, useEffect, useRef } from 'react';
import { isCallError } from '../../lib/call-error.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { IconButton } from '../../ui/press/button.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import type { ReviewedRecord } from './human-review.ts';
import css from './panel.module.css';
import { ReviewBody } from './review-body.tsx';
import { viewButtonId } from './tables.tsx';

interface ReviewPanelProps<Raw> {
  side: UserType;
  id: string;
  query: {
    data: ReviewedRecord<Raw> | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** The loaded records, in list order. */
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The unsent text of a rejection. */
  draft: string;
  onDraft: (text: string) => void;
  /** The record's header: picture, name, place. */
  head: (raw: Raw, notes: ReactNode) => ReactNode;
  /** The profile as the person wrote it. */
  profile: (raw: Raw) => ReactNode;
}

const LIST_NAMES = { talent: 'Admin Talent List', company: 'Admin Company List' };

/** The open record: the results of both reviews, the person's text, and the answer. */
export function ReviewPanel<Raw>(props: ReviewPanelProps<Raw>) {
  const { side, id, query, onClose } = props;
  const { previous, next } = useNeighbours(props);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  }, [id]);
  useEffect(() => {
    panel.current?.focus();
    return () => document.getElementById(viewButtonId(shown.current))?.focus();
  }, []);
  useShortcut('Escape', onClose, { label: 'Close the profile' });
  useShortcut('k', () => previous?.(), { label: 'Previous profile', when: previous !== undefined });
  useShortcut('j', () => next?.(), { label: 'Next profile', when: next !== undefined });
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={css['panel']}
      aria-label={query.data ? `Review of ${query.data.name}` : 'Review'}
    >
      <div className={css['bar']}>
        <nav aria-label="Breadcrumb" className={css['crumbs']}>
          <button type="button" onClick={onClose}>
            {LIST_NAMES[side]}
          </button>
          <span aria-hidden>/</span>
          <b aria-current="page">{query.data?.name ?? id}</b>
        </nav>
        <IconButton
          tone="default"
          label="Previous Profile"
          icon={<IconChevronUp aria-hidden />}
          disabled={previous ? false : 'This is the first loaded profile'}
          onClick={previous}
        />
        <IconButton
          tone="default"
          label="Next Profile"
          icon={<IconChevronDown aria-hidden />}
          disabled={next ? false : 'This is the last loaded profile'}
          onClick={next}
        />
        <IconButton label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
      </div>
      <Content key={id} {...props} />
    </aside>
  );
}

function Content<Raw>(props: ReviewPanelProps<Raw>) {
  const { query } = props;
  if (query.data) return <ReviewBody {...props} latest={query.data} />;
  if (isCallError(query.error, 'NOT_FOUND'))
    return (
      <div className={css['body']}>
        <EmptyState title="This account no longer exists">It has been deleted.</EmptyState>
      </div>
    );
  return (
    <div className={css['body']}>
      {query.error ? (
        <QueryFailure title="The profile did not load" queries={[query]} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </div>
  );
}

/** A record that has left the list after its review keeps its place between its neighbours. */
function useNeighbours<Raw>({ id, ids, onOpen }: ReviewPanelProps<Raw>) {
  const place = useRef(0);
  const at = ids.indexOf(id);
  useEffect(() => {
    if (at !== -1) place.current = at;
  }, [at]);
  const opener = (neighbour: string | undefined) =>
    neighbour === undefined ? undefined : () => onOpen(neighbour);
  const [before, after] = at === -1 ? [place.current - 1, place.current] : [at - 1, at + 1];
  return { previous: opener(ids[before]), next: opener(ids[after]) };
}
