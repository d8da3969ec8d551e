import { searchParams, textOf } from '../../lib/search-params.ts';

/** The people who are invited one after another, in the address. */
export type SeriesState = {
  /** Talent ids, comma-separated. */
  people?: string;
  /** The job post that they are invited for. */
  post?: string;
  /** The talent with the open profile. */
  profile?: string;
};

/** Reads the address, as little as every page needs: it reads the addresses of all. `seriesIds` checks the ids. */
export const readSeriesState = searchParams(({ people, post, profile }): SeriesState => {
  const given = {
    // The router parses digits alone as a number.
    people: typeof people === 'number' ? String(people) : textOf(people),
    post: textOf(post),
    profile: textOf(profile),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
});
