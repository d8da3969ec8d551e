import { IconX } from '../../ui/icon/x.ts';
import { useQueries } from '@tanstack/react-query';
import type { SearchAnswer } from '@talaash/contract/talent-search';
import { SEARCH_SUGGESTIONS_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchReading } from '@talaash/domain/talent-search/schema';
import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import css from './no-results.module.css';
import { peopleCount } from './people-count.ts';
import { withoutSpans } from './reading-text.ts';
import type { Audience } from './search-key.ts';
import type { SearchState } from './search-address.ts';
import { withText } from './search-state.ts';
import { totalQuery } from './use-talent-search.ts';
import { formatNumber } from '../../lib/format.ts';

interface NobodyInsideProps {
  audience: Audience;
  /** The search of the response. */
  state: SearchState;
  onState: (next: SearchState) => void;
  answer: SearchAnswer;
}

/** Above results that are all near matches: the text's facts, each with the number of people who match all others. */
export function NobodyInside({
  audience,
  state,
  onState,
  answer: { nearTotal, reading },
}: NobodyInsideProps) {
  const facts = reading.facts.filter(({ isExcluded }) => !isExcluded).slice(0, SEARCH_SUGGESTIONS_MAX);
  const tries = facts.map((fact) => ({ fact, next: withoutFact(state, fact) }));
  const totals = useQueries({
    queries: tries.map(({ next }) => totalQuery(audience, next)),
  });
  const found = tries.flatMap((one, at) => {
    const inside = totals[at]?.data?.total ?? 0;
    return inside > 0 ? [{ ...one, inside }] : [];
  });
  return (
    <div className={css['none']}>
      <p role="status">
        <b>No one matches {ALL[facts.length] ?? `all ${facts.length}`}.</b>{' '}
        {found.length > 0 ? 'Remove one to find people. ' : null}
        {nearTotal === 1 ? '1 near match is below.' : `${formatNumber(nearTotal)} near matches are below.`}
      </p>
      {found.length > 0 ? (
        <ul aria-label="Similar searches">
          {found.map(({ fact, next, inside }) => (
            <li key={JSON.stringify(fact.condition)}>
              <button type="button" className={css['search']} onClick={() => onState(next)}>
                <IconX aria-hidden />
                <span>
                  Without <b>{conditionWords(fact.condition)}</b>
                </span>{' '}
                <span className={css['count']}>{peopleCount(inside)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The number of facts in words. */
const ALL = ['', 'this', 'both', 'all three', 'all four', 'all five', 'all six'];

const withoutFact = (state: SearchState, { spans }: SearchReading['facts'][number]): SearchState =>
  withText(state, withoutSpans((state.q ?? '').trim(), spans));
