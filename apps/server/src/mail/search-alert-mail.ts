import { countOf } from '@talaash/domain/base/count';
import type { Locality } from '@talaash/domain/locality/schema';
import { newPeopleCount } from '@talaash/domain/saved-search/words';
import type { MailContent, MailPart } from './content.ts';

/** Somebody as a company sees them among the results of a search. */
type AlertedPerson = {
  name: string;
  jobTitle: string;
  experienceInYears: number;
  locality: Pick<Locality, 'suburb' | 'state'>;
};

/** The search that found people, and at least one of them. */
export type AlertedSearch = { savedSearchId: string; name: string; people: readonly AlertedPerson[] };

export type SearchAlertFacts = { searches: readonly AlertedSearch[]; baseUrl: string };

/** The new people of one saved search or several. */
export function searchAlertMail({ searches, baseUrl }: SearchAlertFacts): MailContent {
  const people = searches.flatMap((search) => search.people);
  const total = newPeopleCount(people.length);
  const [first, ...others] = searches;
  const isOne = first !== undefined && others.length === 0;
  return {
    name: 'searchAlert',
    subject: isOne ? `${total} for “${first.name}”` : `${total} for ${searches.length} saved searches`,
    preheader: `${people.map(({ name }) => name).join(', ')}.`,
    heading: total,
    parts: [
      ...searches.flatMap(partsOf),
      isOne
        ? {
            button: 'Open the search',
            url: `${baseUrl}/company/search?saved=${encodeURIComponent(first.savedSearchId)}`,
          }
        : { button: 'Open your saved searches', url: `${baseUrl}/company/search` },
    ],
  };
}

const partsOf = ({ name, people }: AlertedSearch): MailPart[] => [
  { paragraph: `New in your saved search “${name}”:` },
  { facts: people.map((person) => [person.name, factsOf(person)] as const) },
];

const factsOf = ({ jobTitle, experienceInYears, locality: { suburb, state } }: AlertedPerson): string => {
  const place = [suburb, state].filter((part) => part !== undefined).join(', ');
  return `${jobTitle}\n${countOf(experienceInYears, 'year')}, ${place}`;
};
