import { IconCheck } from '../../ui/icon/check.ts';
import { IconMinus } from '../../ui/icon/minus.ts';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { Match } from '../../ui/show/badge.tsx';
import { Entry, EntryGroup } from './profile-entry.tsx';
import css from './profile-sheet.module.css';

/** The skills in lines, those of the search first. Guests and companies see the same. */
export function Skills({ skills, matched }: { skills: readonly string[]; matched: readonly string[] }) {
  const isMatch = (skill: string) => matched.includes(skill);
  return (
    <EntryGroup title="Skills">
      <Entry>
        <ul className={css['skills']}>
          {[...skills.filter(isMatch), ...skills.filter((skill) => !isMatch(skill))].map((skill) => (
            <li key={skill}>{isMatch(skill) ? <Match>{skill}</Match> : skill}</li>
          ))}
        </ul>
      </Entry>
    </EntryGroup>
  );
}

const SETUP = [
  ['canWorkFromHome', 'Can work from home'],
  ['hasOwnLaptop', 'Own laptop'],
  ['hasStableInternet', 'Stable internet'],
  ['hasWebcamAndMicrophone', 'Webcam and microphone'],
] as const;

/** A person's home office setup, as a section of the text. */
export function ListedSetup({ profile }: { profile: TalentProfileView }) {
  return (
    <EntryGroup title="Works from home">
      <Entry>
        <SetupTicks profile={profile} />
      </Entry>
    </EntryGroup>
  );
}

/** The same in the column on the right. */
export function WorkSetup({ profile }: { profile: TalentProfileView }) {
  return (
    <section>
      <h3>Works from home</h3>
      <SetupTicks profile={profile} />
    </section>
  );
}

function SetupTicks({ profile }: { profile: TalentProfileView }) {
  return (
    <ul className={css['ticks']}>
      {SETUP.map(([field, label]) => (
        <li key={field} data-has={profile[field] || undefined}>
          {profile[field] ? <IconCheck aria-hidden /> : <IconMinus aria-hidden />}
          {label}
          {profile[field] ? null : <small>no</small>}
        </li>
      ))}
    </ul>
  );
}
