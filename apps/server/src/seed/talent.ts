import type { OpenToWorkStatus } from '@talaash/domain/talent-profile/choice';
import { toRecordId } from '@talaash/domain/base/record-id';
import type {
  Certification,
  Education,
  TalentProfile,
  WorkExperience,
} from '@talaash/domain/talent-profile/schema';
import {
  type Career,
  chooseCareer,
  designationOf,
  graduationYearBefore,
  inYears,
  isoMonth,
  titleOf,
} from './career.ts';
import { CERTIFICATIONS } from './certification.ts';
import { chooseStudies } from './education.ts';
import { nameEmployer } from './employer.ts';
import type { Homes } from './home.ts';
import { type Writer, writeAbout, writeDuties, writeProjects } from './introduction.ts';
import { type Gender, nameSomeone } from './person-name.ts';
import { createRandom, type Random } from './random.ts';
import { TRADES, type Trade } from './trade.ts';

export type SeededTalent = {
  gender: Gender;
  uid: string;
  email: string;
  profile: TalentProfile;
};

export type TalentSource = {
  homes: Homes;
  /** The same seed makes the same people. */
  seed: number;
  /** Milliseconds since 1970; careers end here, and profiles were written in the weeks before. */
  now: number;
};

const DAY = 24 * 60 * 60 * 1000;
const WEEKS_OF_PROFILES = 12;

/** The people from number `from` on, one by one: each depends on its own number only, so any part can be made again. */
export function* seedTalents(source: TalentSource, from: number, count: number): Generator<SeededTalent> {
  for (let number = from; number < from + count; number++) yield seedTalent(source, number);
}

export function seedTalent({ homes, seed, now }: TalentSource, number: number): SeededTalent {
  const random = createRandom(seed, number);
  const person = nameSomeone(random);
  const trade = random.pickWeighted(TRADES);
  const career = chooseCareer(random, now);
  const title = titleOf(random, trade.title, career.months);
  const skills = chooseSkills(random, trade, career.months);
  const home = homes.chooseHome(random, person.homeState);
  const slug = `${ascii(person.given)}-${ascii(person.full.split(' ').at(-1) ?? '')}-example-${number}`;
  const speaksHindiOrMarathi = NORTHERN.has(person.homeState) && random.chance(0.09);
  const writer: Writer = {
    craft: trade.craft,
    title,
    experienceInMonths: career.months,
    skills,
    speaksHindiOrMarathi,
  };
  const graduationYear = graduationYearBefore(career.firstMonth);
  const { educationList, firstYearOfStudy } = studiesOf(
    random,
    trade,
    graduationYear,
    homes,
    person.homeState,
  );
  const createdAt = now - Math.floor(random.next() * WEEKS_OF_PROFILES * 7 * DAY) - 2 * DAY;
  const updatedAt = createdAt + Math.floor(random.next() * (now - createdAt - DAY));

  const profile: TalentProfile = {
    key: { talentId: toRecordId(random.bytes(12), createdAt) },
    createdIsoDateTimeUtc: new Date(createdAt).toISOString(),
    updatedIsoDateTimeUtc: new Date(updatedAt).toISOString(),
    name: person.full,
    profilePicture: undefined,
    dobIsoDate: birthDate(random, firstYearOfStudy),
    about: writeAbout(random, writer),
    openToWorkStatus: openToWork(random),
    jobCategory: trade.category,
    jobTitle: title,
    locality: home.locality,
    isCurrentlyEmployed: career.isEmployed,
    noticePeriodInWeeks: career.isEmployed ? random.pickWeighted(NOTICE_PERIODS).weeks : 0,
    expectedSalaryInLpaInr: expectedSalary(random, trade, career.months, home.isLargeCity),
    skills,
    experienceInYears: inYears(career.months),
    workExperiences: experiencesOf(random, trade, writer, career, homes),
    educationList,
    resume: undefined,
    linkedInProfileUrl: `https://www.linkedin.com/in/${slug}`,
    githubProfileUrl:
      trade.craft !== 'design' && random.chance(0.6) ? `https://github.com/${slug}` : undefined,
    stackOverflowProfileUrl: undefined,
    personalBlogUrl: random.chance(0.12) ? `https://${slug}.example/` : undefined,
    personalProjects: projectsOf(random, writer, slug),
    certifications: certificationsOf(random, trade, career, now),
    englishFluency: random.pickWeighted(FLUENCIES).fluency,
    hasStableInternet: random.chance(0.95),
    hasOwnLaptop: random.chance(0.86),
    hasWebcamAndMicrophone: random.chance(0.9),
    canWorkFromHome: random.chance(0.88),
  };
  const uid = toRecordId(random.bytes(12), createdAt);
  return { gender: person.gender, uid, email: `${slug}@people.talaash.test`, profile };
}

const NORTHERN = new Set([
  'Uttar Pradesh',
  'Bihar',
  'Madhya Pradesh',
  'Rajasthan',
  'Delhi',
  'Maharashtra',
  'Uttarakhand',
]);

function chooseSkills(random: Random, { core, others }: Trade, months: number): string[] {
  const breadth = Math.min(1, 0.45 + months / 200);
  const known = others.filter((_, at) => random.chance((breadth * 0.95) / (1 + at * 0.06)));
  return [...core, ...known].slice(0, random.chance(0.06) ? 20 : 14);
}

/** Lakhs a year: a fresher's pay plus slightly more for each further year, by trade and place, in steps of a half. */
function expectedSalary(random: Random, trade: Trade, months: number, isLargeCity: boolean): number {
  const usual = 3.2 + 2.15 * (months / 12) ** 1.08;
  const asked = usual * trade.payFactor * (isLargeCity ? 1 : 0.88) * (0.8 + random.next() * 0.45);
  return Math.min(95, Math.max(2.5, Math.round(asked * 2) / 2));
}

const NOTICE_PERIODS = [
  { weight: 8, weeks: 0 },
  { weight: 12, weeks: 2 },
  { weight: 32, weeks: 4 },
  { weight: 8, weeks: 6 },
  { weight: 26, weeks: 8 },
  { weight: 16, weeks: 12 },
] as const;

const FLUENCIES = [
  { weight: 4, fluency: 'Beginner' },
  { weight: 32, fluency: 'Intermediate' },
  { weight: 54, fluency: 'Advanced' },
  { weight: 10, fluency: 'Native' },
] as const;

function openToWork(random: Random): OpenToWorkStatus {
  if (random.chance(0.03)) return 'NotSeeking';
  return random.chance(0.64) ? 'ActivelySeeking' : 'OpenToOpportunities';
}

function experiencesOf(
  random: Random,
  trade: Trade,
  writer: Writer,
  career: Career,
  homes: Homes,
): WorkExperience[] {
  const duties = writeDuties(
    random,
    writer,
    career.positions.map((position) => position.months),
  );
  return career.positions.map((position, at) => {
    const isRemote = !position.isInternship && random.chance(0.16);
    return {
      id: localId(random),
      designation: designationOf(writer.title, trade, career.positions, at),
      company: nameEmployer(random),
      locality: isRemote ? undefined : homes.chooseWorkplace(random),
      tenure: {
        startIsoMonth: isoMonth(position.start),
        endIsoMonth: position.isCurrent ? undefined : isoMonth(position.start + position.months),
        isCurrent: position.isCurrent,
      },
      rolesAndResponsibilities: duties[at],
      isInternship: position.isInternship,
      isRemote,
    };
  });
}

function studiesOf(
  random: Random,
  trade: Trade,
  graduationYear: number,
  homes: Homes,
  homeState: string,
): { educationList: Education[]; firstYearOfStudy: number } {
  const locality = homes.chooseTown(random, homeState);
  const studies = chooseStudies(random, trade.craft === 'design', locality.suburb ?? homeState);
  let year = graduationYear;
  const educationList = studies.reverse().map(({ course, university, years }) => {
    const endIsoMonth = `${year}-05`;
    year -= years;
    const tenure = { startIsoMonth: `${year}-07`, endIsoMonth, isCurrent: false };
    return { id: localId(random), course, university, locality, tenure };
  });
  return { educationList, firstYearOfStudy: year };
}

/** Studies begin at seventeen to nineteen. */
function birthDate(random: Random, firstYearOfStudy: number): string {
  const year = firstYearOfStudy - random.pick([17, 18, 18, 18, 19]);
  return `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`;
}

function projectsOf(random: Random, writer: Writer, slug: string): TalentProfile['personalProjects'] {
  const count = random.pick([0, 0, 0, 1, 1, 2, 3]);
  return writeProjects(random, writer, count).map(({ title, text }) => ({
    id: localId(random),
    title,
    url: `https://${title.toLowerCase().replaceAll(' ', '-')}.${slug}.example/`,
    descriptionMarkdown: text,
  }));
}

function certificationsOf(random: Random, trade: Trade, career: Career, now: number): Certification[] {
  if (career.months < 12) return [];
  const count = random.pick([0, 0, 0, 1, 1, 2]);
  const thisYear = new Date(now).getUTCFullYear();
  return random.sample(CERTIFICATIONS[trade.craft], count).map((kind) => ({
    ...kind,
    id: localId(random),
    issueIsoMonth: `${thisYear - random.between(1, Math.max(1, Math.floor(career.months / 12)))}-${twoDigits(random.between(1, 12))}`,
    credentialId: random.chance(0.6) ? localId(random).toUpperCase() : undefined,
    credentialUrl: undefined,
  }));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const localId = (random: Random) =>
  Math.floor(random.next() * 36 ** 8)
    .toString(36)
    .padStart(8, '0');

function ascii(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
