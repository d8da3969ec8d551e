import type { UserType } from '@talaash/domain/user-profile/choice';
import type { ReactNode } from 'react';
import { isCallError } from '../../lib/call-error.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { PanelBody, SidePanel } from '../../parts/side-panel.tsx';
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
  const { side, id, ids, query, onOpen, onClose } = props;
  return (
    <SidePanel
      id={id}
      ids={ids}
      label={query.data ? `Review of ${query.data.name}` : 'Review'}
      noun="profile"
      labels={{ previous: 'Previous Profile', next: 'Next Profile' }}
      lead={
        <nav aria-label="Breadcrumb" className={css['crumbs']}>
          <button type="button" onClick={onClose}>
            {LIST_NAMES[side]}
          </button>
          <span aria-hidden>/</span>
          <b aria-current="page">{query.data?.name ?? id}</b>
        </nav>
      }
      onOpen={onOpen}
      onClose={onClose}
      openerId={viewButtonId}
    >
      <Content key={id} {...props} />
    </SidePanel>
  );
}

function Content<Raw>(props: ReviewPanelProps<Raw>) {
  const { query } = props;
  if (query.data) return <ReviewBody {...props} latest={query.data} />;
  if (isCallError(query.error, 'NOT_FOUND'))
    return (
      <PanelBody>
        <EmptyState title="This account no longer exists">It has been deleted.</EmptyState>
      </PanelBody>
    );
  return (
    <PanelBody>
      {query.error ? (
        <QueryFailure title="The profile did not load" queries={[query]} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </PanelBody>
  );
}
