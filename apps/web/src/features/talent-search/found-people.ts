import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { withSearchKey } from './search-key.ts';
import { toQuestion } from './search-state.ts';

const SHOWN = 5;

/** The first people whom a company finds for a text, for a short list. */
export const peopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['talent-search', 'first-people', text],
    queryFn: async ({ signal }) => {
      const { hits } = await withSearchKey('company', (apiKey) =>
        api.talentSearch.search.call({ ...toQuestion({ q: text }), page: 0, apiKey }, { signal }),
      );
      return hits.slice(0, SHOWN).map(({ talentProfile: { key, ...person } }) => ({
        talentId: key.talentId,
        name: person.isRedacted ? person.jobTitle : person.name,
        title: person.jobTitle,
      }));
    },
  });
