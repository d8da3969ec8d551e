import type { SearchHit } from '@talaash/contract/talent-search';
import {
  type FocusEvent,
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type More, MoreSentinel } from '../../lib/load-more.tsx';
import { afterPaint } from '../../ui/base/after-paint.ts';
import { focusFirst } from '../../ui/base/focus.ts';
import { useIntent } from '../../ui/base/intent.ts';
import { createStore, type Store, useStore, useStoreOf } from '../../ui/base/store.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import type { RowGaps } from './use-understood.tsx';
import { peopleCount } from './people-count.ts';
import { PersonRow, type RowMatch } from './person-row.tsx';
import css from './results.module.css';
import { useRowsInPieces } from './rows-in-pieces.ts';

interface ResultsProps {
  hits: readonly SearchHit[];
  /** The results of the previous search, until this one responds. */
  isOutdated: boolean;
  onOpen: (talentId: string) => void;
  /** Called with the talent that the person is about to open. */
  onIntent: (talentId: string) => void;
  /** The content at the end of a row. The same function in every render, like `gapsOf`: a row rerenders when its props change. */
  end: (hit: SearchHit, isCursor: boolean) => ReactNode;
  isFaded?: (hit: SearchHit) => boolean;
  /**
   * The match of a person with the search's job post, if any; undefined while unknown. The same function and the same result,
   * until they change.
   */
  match?: (hit: SearchHit) => RowMatch | undefined;
  /** Between the third and the fourth row. */
  between?: ReactNode;
  /** The index of the first near match, their number, and whether the text had facts. */
  near?: { from: number; total: number; isByFact: boolean } | undefined;
  gapsOf?: (hit: SearchHit) => RowGaps | undefined;
  more: More;
  /** Shortcuts that act on the row at the cursor. */
  keys?: readonly { keys: string; label: string; run: (hit: SearchHit) => void }[];
}

/** The id of the results list, for the search box. */
export const PEOPLE_LIST_ID = 'people';

const HEADS = ['Experience', 'Place', 'Can start', 'Expects'] as const;
const BETWEEN_AFTER = 3;

/** The results as rows. J and K move the cursor, Enter opens a profile. More rows load near the end. */
export function Results(props: ResultsProps) {
  const { isOutdated, onOpen, onIntent, end, isFaded, between, more, keys = [] } = props;
  const { hits, near, gapsOf, match } = useShown(props);
  const list = useRef<HTMLUListElement>(null);
  useRowsInPieces(list, hits);
  const intent = useIntent('data-talent', onIntent);
  // Not React state of the list: a move rerenders only the row that it leaves and the one that it enters.
  const [cursor] = useState(() => createStore<string | undefined>(undefined));

  function move(step: 1 | -1) {
    const next = hits[Math.max(0, Math.min(hits.length - 1, indexOf(hits, cursor.get()) + step))];
    if (!next) return;
    // Synchronously, so that the browser lays out both rows only once, when it scrolls to the next one.
    flushSync(() => cursor.set(idOf(next)));
    focusFirst(list.current?.querySelector(`[data-talent="${CSS.escape(idOf(next))}"]`));
  }

  /** A row with the keyboard focus is the cursor, so that Tab and J lead to the same row. */
  function followFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest<HTMLElement>('[data-talent]');
    if (row?.dataset['talent'] !== undefined && target.matches(':focus-visible'))
      cursor.set(row.dataset['talent']);
  }

  const open = useCallback(
    (talentId: string) => {
      cursor.set(talentId);
      afterPaint(() => onOpen(talentId));
    },
    [cursor, onOpen],
  );
  const areRowsLate = hits !== props.hits;
  useShortcut('j', () => move(1), { label: 'Next' });
  useShortcut('k', () => move(-1), { label: 'Previous' });

  const rows = hits.map((hit, index) => (
    <Fragment key={idOf(hit)}>
      {between && index === Math.min(BETWEEN_AFTER, hits.length - 1) ? (
        <li className={css['between']}>{between}</li>
      ) : null}
      {near && index === near.from ? <Near {...near} isByPost={match !== undefined} /> : null}
      <ResultRow
        {...{ hit, cursor, end, gapsOf }}
        hasMatch={match !== undefined}
        match={match?.(hit)}
        isFaded={isFaded?.(hit) ?? false}
        onOpen={open}
      />
    </Fragment>
  ));

  return (
    <div className={css['results']}>
      <VisuallyHidden>
        <h2>People</h2>
      </VisuallyHidden>
      <Heads hasMatch={match !== undefined} />
      <ul
        ref={list}
        id={PEOPLE_LIST_ID}
        aria-label="People"
        aria-busy={isOutdated || areRowsLate}
        onFocus={followFocus}
        {...intent}
      >
        {rows}
      </ul>
      {/* Not before the last page is rendered above it, or its end would seem to be near. */}
      <MoreSentinel {...more} isLoadingMore={more.isLoadingMore || areRowsLate} />
      <CursorKeys {...{ hits, cursor, keys, move, onOpen }} />
    </div>
  );
}

/** The data of the rows. A new result renders interruptibly, so that key presses are handled in between. */
function useShown({ hits, near, gapsOf, match }: ResultsProps) {
  const { from, total, isByFact = false } = near ?? {};
  return useDeferredValue(
    useMemo(
      () => ({
        hits,
        near: from === undefined || total === undefined ? undefined : { from, total, isByFact },
        gapsOf,
        match,
      }),
      [hits, from, total, isByFact, gapsOf, match],
    ),
  );
}

/** The id of the row at the cursor. */
type Cursor = Store<string | undefined>;

interface ResultRowProps {
  hit: SearchHit;
  cursor: Cursor;
  onOpen: (talentId: string) => void;
  end: ResultsProps['end'];
  gapsOf: ResultsProps['gapsOf'] | undefined;
  isFaded: boolean;
  hasMatch: boolean;
  match: RowMatch | undefined;
}

/** Memoized: of hundreds of rows, only those that the cursor leaves and enters rerender. */
const ResultRow = memo(function ResultRow({
  hit,
  cursor,
  onOpen,
  end,
  gapsOf,
  isFaded,
  hasMatch,
  match,
}: ResultRowProps) {
  const isCursor = useStoreOf(cursor, (id) => id === idOf(hit));
  return (
    <PersonRow
      hit={hit}
      isCursor={isCursor}
      onOpen={() => onOpen(idOf(hit))}
      end={end(hit, isCursor)}
      gaps={gapsOf?.(hit)}
      isFaded={isFaded}
      hasMatch={hasMatch}
      match={match}
    />
  );
});

function Heads({ hasMatch }: { hasMatch: boolean }) {
  return (
    <div className={css['heads']} aria-hidden>
      <span className={css['person']}>Person</span>
      {[...HEADS, ...(hasMatch ? ['Match'] : [])].map((head) => (
        <span key={head} data-head={head}>
          {head}
        </span>
      ))}
    </div>
  );
}

/** Above the first near match. */
const Near = ({ total, isByFact, isByPost }: { total: number; isByFact: boolean; isByPost: boolean }) => (
  <li className={css['near']}>
    <b>Near</b> {peopleCount(total)} {isByFact ? 'missing at least one thing' : 'missing at least one word'}
    {isByPost ? null : ', closest first'}
  </li>
);

const idOf = (hit: SearchHit) => hit.talentProfile.key.talentId;

const indexOf = (hits: readonly SearchHit[], id: string | undefined) =>
  hits.findIndex((hit) => idOf(hit) === id);

interface CursorKeysProps extends Required<Pick<ResultsProps, 'hits' | 'onOpen' | 'keys'>> {
  cursor: Cursor;
  move: (step: 1 | -1) => void;
}

/** The shortcuts that need a row at the cursor. */
function CursorKeys({ hits, cursor, keys, move, onOpen }: CursorKeysProps) {
  const hit = hits[indexOf(hits, useStore(cursor))];
  const when = hit !== undefined;
  useShortcut('ArrowDown', () => move(1), { label: 'Next', when });
  useShortcut('ArrowUp', () => move(-1), { label: 'Previous', when });
  useShortcut('Enter', () => hit && onOpen(idOf(hit)), { label: 'Open', when });
  return hit
    ? keys.map((key) => <RowKey key={key.keys} keys={key.keys} label={key.label} run={() => key.run(hit)} />)
    : null;
}

function RowKey({ keys, label, run }: { keys: string; label: string; run: () => void }) {
  useShortcut(keys, run, { label });
  return null;
}
