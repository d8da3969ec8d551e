import { queryOptions } from '@tanstack/react-query';
import { askPage } from './search-call.ts';
import { toQuestion } from './search-state.ts';

const SHOWN = 5;

/** A company's first results for a text, for a short list. */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['talent-search', 'first-people', text],
    queryFn: async ({ signal }) => {
      const { hits } = await askPage('company', { ...toQuestion({ q: text }), page: 0 }, signal);
      return hits.slice(0, SHOWN).map(({ talentProfile: { key, ...person } }) => ({
        talentId: key.talentId,
        name: person.isRedacted ? person.jobTitle : person.name,
        title: person.jobTitle,
      }));
    },
  });
