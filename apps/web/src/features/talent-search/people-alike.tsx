import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { Link } from '../../ui/press/link.tsx';
import { nounOf } from '@talaash/domain/base/count';
import css from './people-alike.module.css';
import type { SearchState } from './search-address.ts';
import { askPage } from './search-call.ts';
import { toQuestion } from './search-state.ts';

interface PeopleAlikeProps {
  /** The attributes that the person shares with others. */
  skill: string;
  /** A suburb or a city. */
  place: string;
}

const totalQuery = (state: SearchState) => {
  const question = toQuestion(state);
  return queryOptions({
    queryKey: ['people-alike', question],
    queryFn: async ({ signal }) => {
      const { total } = await askPage('guest', { ...question, page: 0 }, signal);
      return { total };
    },
  });
};

/** The number of further people with the same skill and place, with a link. Empty if there are none. */
export function PeopleAlike({ skill, place }: PeopleAlikeProps) {
  const search: SearchState = { skills: [skill], place: [place] };
  const { data } = useQuery(totalQuery(search));
  const others = (data?.total ?? 0) - 1;
  if (others < 1) return null;
  return (
    <p className={css['alike']}>
      <span>
        <b suppressHydrationWarning>
          {`${formatNumber(others)} more ${skill} ${nounOf(others, 'person', 'people')} in ${place}`}
        </b>{' '}
        <small>shown without names, like this one</small>
      </span>
      <Link to="/" search={search}>
        Search them
      </Link>
    </p>
  );
}
