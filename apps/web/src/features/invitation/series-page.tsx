import { INVITATION_SERIES_SENTENCES as WORDS, placeSentence } from '@talaash/domain/invitation-series/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureAddress } from '../../lib/picture.ts';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { useInviting } from './inviting.ts';
import { SeriesEnd } from './series-end.tsx';
import { SeriesPerson } from './series-person.tsx';
import { headingOf, type SeriesTalent, stateOf } from './series-talent.ts';
import type { Series } from './series.ts';
import css from './series.module.css';

interface SeriesPageProps {
  people: readonly SeriesTalent[];
  /** Above the people: what keeps the company from inviting, and how many of the picked it does not see any more. */
  notice: ReactNode;
  jobPost: JobPost | undefined;
  /** Chooses the job post. */
  forWhat: ReactNode;
  series: Series;
  onOpen: (talentId: string) => void;
  onDone: () => void;
}

const idOf = ({ person }: SeriesTalent) => person.key.talentId;

/** Up to ten people, looked at and invited one after another. There is no button that sends more than one invitation. */
export function SeriesPage({ people, notice, jobPost, forWhat, series, onOpen, onDone }: SeriesPageProps) {
  const inviting = useInviting();
  const isLeft = (one: SeriesTalent) => series.outcomeOf(idOf(one)) === undefined;
  /** The end of the list stands for what became of everybody. */
  const [at, setAt] = useState(() => placeOf(people, isLeft, 0));
  const current = people[at];
  const heading = useRef<HTMLHeadingElement>(null);
  /** The focus follows the person's steps, not the opening of the page. */
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (steps > 0) heading.current?.focus();
  }, [steps]);

  function go(to: number) {
    setAt(Math.max(0, Math.min(to, people.length)));
    setSteps(steps + 1);
  }

  /** The next person of whom nothing has become yet, also before this one; else the end. */
  const goOn = () => go(placeOf(people, (one) => isLeft(one) && one !== current, at));

  useShortcut('j', () => go(at + 1), { label: 'Next' });
  useShortcut('k', () => go(at - 1), { label: 'Previous' });
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <div>
          <h1>{WORDS.title}</h1>
          <p>{WORDS.subtitle}</p>
        </div>
        <div className={css['for']}>{forWhat}</div>
      </header>
      {notice}
      <div className={css['parts']}>
        <People people={people} at={at} series={series} onGo={go} />
        <section className={css['person']} aria-label={current ? headingOf(current.person) : 'Result'}>
          {current ? (
            <SeriesPerson
              key={`${idOf(current)} ${jobPost?.key.jobPostId}`}
              {...current}
              {...{ jobPost, inviting, series, heading, goOn }}
              onOpen={() => onOpen(idOf(current))}
            />
          ) : (
            <SeriesEnd {...{ people, series, heading, onDone }} onGo={go} />
          )}
          <div className={css['steps']}>
            <Button keys="K" disabled={at === 0} onClick={() => go(at - 1)}>
              Previous
            </Button>
            <span className={css['place']} role="status">
              {current ? placeSentence(at + 1, people.length) : null}
            </span>
            <Button keys="J" disabled={!current} onClick={() => go(at + 1)}>
              Next
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}

/** The place of the first person from here on who fits, else of the first one at all, else the end. */
function placeOf(
  people: readonly SeriesTalent[],
  fits: (one: SeriesTalent) => boolean,
  from: number,
): number {
  const later = people.findIndex((one, place) => place >= from && fits(one));
  if (later !== -1) return later;
  const earlier = people.findIndex(fits);
  return earlier === -1 ? people.length : earlier;
}

interface PeopleProps {
  people: readonly SeriesTalent[];
  at: number;
  series: Series;
  onGo: (at: number) => void;
}

const People = ({ people, at, series, onGo }: PeopleProps) => (
  <ol className={css['people']} aria-label="People">
    {people.map(({ person }, place) => {
      const { talentId } = person.key;
      const outcome = stateOf(series, talentId);
      return (
        <li key={talentId}>
          <button
            type="button"
            className={css['one']}
            aria-current={place === at ? 'step' : undefined}
            onClick={() => onGo(place)}
          >
            {person.isRedacted ? (
              <RedactedAvatar size="m" />
            ) : (
              <Avatar size="m" name={person.name} src={pictureAddress(person.profilePicture)} />
            )}
            <span className={css['name']}>{headingOf(person)}</span>
            {outcome ? (
              <span className={css['state']} data-bad={outcome === WORDS.refused || undefined}>
                {outcome}
              </span>
            ) : null}
          </button>
        </li>
      );
    })}
  </ol>
);
