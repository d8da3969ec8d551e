import { countOf } from '../base/count.ts';
import { REDACTED } from '../talent-profile/mask.ts';

/** The title, description and picture text of a shared profile, for a guest. */
export type SharedFacts = {
  jobTitle: string;
  experienceInYears: number;
  locality: { suburb?: string | undefined; state: string };
  skills: readonly string[];
};

/** "Senior React Developer in Bengaluru" */
export function sharedProfileTitle({ jobTitle, locality }: SharedFacts): string {
  const place = cityOf(locality) ?? [locality.state].find(isTold);
  const title = isTold(jobTitle) ? jobTitle : 'A profile';
  return place === undefined ? title : `${title} in ${place}`;
}

/** "Bhubaneswar" of "Patia, Bhubaneswar" */
export function cityOf({ suburb }: SharedFacts['locality']): string | undefined {
  const city = suburb?.split(',').at(-1)?.trim();
  return city !== '' && isTold(city) ? city : undefined;
}

/** Masked words are left out where there is little room. */
export const isTold = (text: string | undefined): text is string =>
  text !== undefined && !text.includes(REDACTED);

const SKILLS_TOLD = 3;

/** For search engines and previews of links. */
export function sharedProfileDescription(facts: SharedFacts): string {
  const skills = facts.skills.filter(isTold).slice(0, SKILLS_TOLD).join(', ');
  return `${sharedProfileTitle(facts)}, ${yearsOf(facts)}${skills && `: ${skills}`}. Reviewed by Talaash and shown without a name.`;
}

/** "6.5 years of experience" */
export const yearsOf = ({ experienceInYears }: Pick<SharedFacts, 'experienceInYears'>): string =>
  `${countOf(experienceInYears, 'year')} of experience`;

/** Shown at the address of a profile that is not shared: it never existed, or is not in search now. */
export const SHARED_PROFILE_GONE = {
  title: 'Profile not available',
  sentence: 'This address has no profile, or the person is not looking for work at the moment.',
} as const;

/** Shown to a talent at the own address, and where it is copied. */
export const OWN_SHARED_PROFILE_SENTENCES = {
  shown: 'This is how guests see you',
  shownBody:
    'Guests do not see your name, picture, resume, links and contact details. They see your employers and schools.',
  hidden: 'Guests cannot see your profile now',
  hiddenBody: 'Your link works while your profile is in search.',
  share:
    'Anyone with your link sees what guests see: your employers, schools and what you wrote, but no name, picture, resume, links or contact details. The link works while your profile is in search. Search engines do not list it.',
} as const;

export const SHARED_LINK_LABEL = 'Link';
