import { memo, type RefObject, useEffect, useRef } from 'react';
import css from './profile-dialog.module.css';

/** An entry of the list on the left, which shows the search results. */
export type ListedPerson = {
  talentId: string;
  heading: string;
  detail: string;
  facts: string;
  matchedSkills: readonly string[];
};

/** The search results, with the open profile marked. */
export function PeopleList({
  people,
  talentId,
  onOpen,
}: {
  people: readonly ListedPerson[];
  talentId: string;
  onOpen: (talentId: string) => void;
}) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise here, which an effect must not return.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [talentId]);
  if (people.length === 0) return null;
  return (
    <nav className={css['people']} aria-label="People of this result">
      {people.map((person) => {
        const isCurrent = person.talentId === talentId;
        return (
          <PersonEntry
            key={person.talentId}
            {...{ person, isCurrent, onOpen }}
            ref={isCurrent ? current : undefined}
          />
        );
      })}
    </nav>
  );
}

interface PersonEntryProps {
  person: ListedPerson;
  isCurrent: boolean;
  onOpen: (talentId: string) => void;
  ref: RefObject<HTMLButtonElement | null> | undefined;
}

/** Memoized: a step changes only two of hundreds of entries. */
const PersonEntry = memo(function PersonEntry({ person, isCurrent, onOpen, ref }: PersonEntryProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css['person']}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onOpen(person.talentId)}
    >
      <b>{person.heading}</b>
      <span>{person.detail}</span>
      <span>{person.facts}</span>
    </button>
  );
});
