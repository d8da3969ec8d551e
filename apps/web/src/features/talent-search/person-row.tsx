import type { SearchHit } from '@talaash/contract/talent-search';
import { nounOf } from '@talaash/domain/base/count';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { CARD_SKILLS_SHOWN } from '@talaash/domain/talent-profile/limit';
import type { SearchField } from '@talaash/domain/talent-search/choice';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { experienceUnit } from '../../parts/talent-fact.ts';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { Match, Redacted } from '../../ui/show/badge.tsx';
import type { RowGaps } from './use-understood.tsx';
import { unseenWords } from './marked-piece.ts';
import { MarkedText } from './marked-text.tsx';
import css from './person-row.module.css';
import { whyFound } from './why-found.ts';

/** The number that fits on one line of a phone. */
const PHONE_SKILLS_SHOWN = 4;

interface PersonRowProps {
  hit: SearchHit;
  isCursor: boolean;
  onOpen: () => void;
  /** At the end of the row: the relation to the company, and buttons. */
  end: ReactNode;
  /** The person's gaps to the facts of the text. */
  gaps?: RowGaps | undefined;
  isFaded?: boolean;
  /** The search has a job post, so that the row reserves space for the match, even before it is known. */
  hasMatch?: boolean;
  /** The match with a job post. `reasons` replace the skills if the search holds exactly the post's requirements. */
  match?: RowMatch | undefined;
}

export type RowMatch = { band: ReactNode; reasons?: ReactNode };

/** One person in the results. */
export function PersonRow({
  hit: { talentProfile: person, match },
  isCursor,
  onOpen,
  end,
  gaps,
  isFaded,
  hasMatch,
  match: answer,
}: PersonRowProps) {
  const shown = shownTexts(person);
  const unseen = unseenWords(match.words, shown);
  const why = whyFound(match, shown);
  const marked: Marked = (field, text) => (
    <MarkedText text={text} words={match.words} misspelt={match.fields.includes(field) ? unseen : []} />
  );
  return (
    <li
      className={css['row']}
      data-cursor={isCursor || undefined}
      data-faded={isFaded || undefined}
      data-matched={hasMatch || undefined}
      data-talent={person.key.talentId}
    >
      <Identity person={person} marked={marked} onOpen={onOpen} />
      <p className={css['experience']}>
        <b>{formatNumber(person.experienceInYears)}</b> {experienceUnit(person.experienceInYears)}
        <Requirement words={gaps?.experience} />
      </p>
      <Place locality={person.locality} marked={marked} gap={gaps?.place} />
      <p className={css['start']}>
        <span>
          <NoticePeriod weeks={person.noticePeriodInWeeks} />
        </span>{' '}
        <Requirement words={gaps?.start}>{OPEN_TO_WORK_STATUS_LABELS[person.openToWorkStatus]}</Requirement>
      </p>
      <p className={css['salary']}>
        <b>₹{formatNumber(person.expectedSalaryInLpaInr)}</b> LPA
        <Requirement words={gaps?.salary} />
      </p>
      {answer ? <div className={css['match']}>{answer.band}</div> : null}
      <div className={css['end']}>{end}</div>
      <div className={css['facts']}>
        {answer?.reasons ?? (
          <>
            <Skills skills={person.skills} matched={match.skills} />
            {gaps?.others}
            {why === undefined ? null : <p className={css['why']}>{why}</p>}
          </>
        )}
      </div>
    </li>
  );
}

type Person = SearchHit['talentProfile'];

/** A field's text with the search words marked. */
type Marked = (field: SearchField, text: string) => ReactNode;

const headingOf = (person: Person): string => (person.isRedacted ? person.jobTitle : person.name);

function shownTexts(person: Person): string[] {
  const { suburb = '', state } = person.locality;
  return [headingOf(person), person.jobTitle, suburb, state, ...person.skills];
}

/** The picture, the name and the title; for a redacted person, the title replaces the name. */
function Identity({ person, marked, onOpen }: { person: Person; marked: Marked; onOpen: () => void }) {
  const heading = headingOf(person);
  return (
    <>
      <div className={css['picture']}>
        {person.isRedacted ? (
          <RedactedAvatar />
        ) : (
          <Avatar name={person.name} src={pictureAddress(person.profilePicture)} />
        )}
      </div>
      <h3 className={css['name']} title={heading}>
        <button type="button" className={css['open']} onClick={onOpen}>
          {marked(person.isRedacted ? 'jobTitle' : 'name', heading)}
        </button>
      </h3>
      <p className={css['title']} title={person.isRedacted ? undefined : person.jobTitle}>
        {person.isRedacted ? <Redacted /> : marked('jobTitle', person.jobTitle)}
      </p>
    </>
  );
}

interface PlaceProps {
  locality: Person['locality'];
  marked: Marked;
  gap: string | undefined;
}

function Place({ locality: { suburb, state }, marked, gap }: PlaceProps) {
  return (
    <p className={css['locality']}>
      <span>{marked('locality', suburb ?? state)}</span>{' '}
      <Requirement words={gap}>{suburb === undefined ? 'India' : marked('locality', state)}</Requirement>
    </p>
  );
}

function NoticePeriod({ weeks }: { weeks: number }) {
  if (weeks === 0) return <b>Now</b>;
  return (
    <>
      <b>{weeks}</b> {nounOf(weeks, 'week')}
    </>
  );
}

/** The second line of a fact: the requirement, if the person misses it. */
function Requirement({ words, children }: { words: string | undefined; children?: ReactNode }) {
  if (words !== undefined) return <small className={css['asked']}>{words}</small>;
  return children === undefined ? null : <small>{children}</small>;
}

function Skills({ skills, matched }: { skills: string[]; matched: string[] }) {
  const isMatch = (skill: string) => matched.includes(skill);
  const ordered = [...skills.filter(isMatch), ...skills.filter((skill) => !isMatch(skill))];
  const more = ordered.length - CARD_SKILLS_SHOWN;
  return (
    <ul className={css['skills']} aria-label="Skills">
      {ordered.slice(0, CARD_SKILLS_SHOWN).map((skill) => (
        <li key={skill}>{isMatch(skill) ? <Match>{skill}</Match> : skill}</li>
      ))}
      {more > 0 ? <li className={css['more']}>+{more} more</li> : null}
      {ordered.length > PHONE_SKILLS_SHOWN ? (
        <li className={css['fewer']}>+{ordered.length - PHONE_SKILLS_SHOWN}</li>
      ) : null}
    </ul>
  );
}
