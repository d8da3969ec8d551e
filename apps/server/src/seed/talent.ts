import type { Places } from '../adapters/places/port.ts';
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
import { readSeedContent } from './content/read.ts';
import type { Craft, Trade } from './content/person-schema.ts';
import type { SeedContent } from './content/schema.ts';
import { chooseStudies } from './education.ts';
import { nameEmployer } from './employer.ts';
import { findHomes, type Homes } from './home.ts';
import { type Writer, writeAbout, writeDuties, writeProjects } from './introduction.ts';
import { type Gender, nameSomeone } from './person-name.ts';
import { createRandom, type Random } from './random.ts';

export type SeededTalent = {
  gender: Gender;
  craft: Craft;
  uid: string;
  email: string;
  profile: TalentProfile;
};

/** What talents are generated from. */
export type TalentSource = {
  content: SeedContent;
  homes: Homes;
  /** The same seed makes the same people. */
  seed: number;
  /** Milliseconds since 1970. Careers end here, and profiles were saved in the weeks before. */
  now: number;
};

const DAY = 24 * 60 * 60 * 1000;
const WEEKS_OF_PROFILES = 12;

/** Reads the content and looks up its places. Throws when a file is invalid or a place is not found. */
export async function findTalentSource(given: {
  places: Places;
  seed: number;
  now: number;
}): Promise<TalentSource> {
  const content = readSeedContent();
  const homes = await findHomes(given.places, content.homes);
  return { content, homes, seed: given.seed, now: given.now };
}

/** Generates `count` people from number `from` on. A person depends only on its number, so any range can be repeated. */
export function* seedTalents(source: TalentSource, from: number, count: number): Generator<SeededTalent> {
  for (let number = from; number < from + count; number++) yield seedTalent(source, number);
}

export function seedTalent({ content, homes, seed, now }: TalentSource, number: number): SeededTalent {
  const random = createRandom(seed, number);
  const person = nameSomeone(random, content.communities);
  const trade = random.pickWeighted(content.trades);
  const career = chooseCareer(random, now);
  const title = titleOf(random, trade.title, career.months);
  const skills = chooseSkills(random, trade, career.months);
  const home = homes.chooseHome(random, person.homeState);
  const slug = `${ascii(person.given)}-${ascii(person.full.split(' ').at(-1) ?? '')}-example-${number}`;
  const speaksHindiOrMarathi =
    content.introductions.devanagari.states.includes(person.homeState) && random.chance(0.09);
  const writer: Writer = {
    number,
    content,
    craft: trade.craft,
    title,
    experienceInMonths: career.months,
    skills,
    speaksHindiOrMarathi,
  };
  const graduationYear = graduationYearBefore(career.firstMonth);
  const { educationList, firstYearOfStudy } = studiesOf(random, {
    writer,
    graduationYear,
    homes,
    homeState: person.homeState,
  });
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
    certifications: certificationsOf(random, content.certifications[trade.craft], career, now),
    englishFluency: random.pickWeighted(FLUENCIES).fluency,
    hasStableInternet: random.chance(0.95),
    hasOwnLaptop: random.chance(0.86),
    hasWebcamAndMicrophone: random.chance(0.9),
    canWorkFromHome: random.chance(0.88),
  };
  const uid = toRecordId(random.bytes(12), createdAt);
  return { gender: person.gender, craft: trade.craft, uid, email: `${slug}@people.talaash.test`, profile };
}

function chooseSkills(random: Random, { core, others }: Trade, months: number): string[] {
  const breadth = Math.min(1, 0.45 + months / 200);
  const known = others.filter((_, index) => random.chance((breadth * 0.95) / (1 + index * 0.06)));
  return [...core, ...known].slice(0, random.chance(0.06) ? 20 : 14);
}

/** In lakhs a year, in steps of 0.5: starting pay plus a growing raise for each year, by trade and city. */
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
  const { crafts, employers } = writer.content;
  const titles = { now: writer.title, base: trade.title, early: crafts[trade.craft].earlyTitle };
  return career.positions.map((position, index) => {
    const isRemote = !position.isInternship && random.chance(0.16);
    return {
      id: localId(random),
      designation: designationOf(titles, career.positions, index),
      company: nameEmployer(random, employers),
      locality: isRemote ? undefined : homes.chooseWorkplace(random),
      tenure: {
        startIsoMonth: isoMonth(position.start),
        endIsoMonth: position.isCurrent ? undefined : isoMonth(position.start + position.months),
        isCurrent: position.isCurrent,
      },
      rolesAndResponsibilities: duties[index],
      isInternship: position.isInternship,
      isRemote,
    };
  });
}

function studiesOf(
  random: Random,
  given: { writer: Writer; graduationYear: number; homes: Homes; homeState: string },
): { educationList: Education[]; firstYearOfStudy: number } {
  const { writer, graduationYear, homes, homeState } = given;
  const locality = homes.chooseTown(random, homeState);
  const isDesigner = writer.craft === 'design';
  const studies = chooseStudies(random, writer.content.studies, isDesigner, locality.suburb ?? homeState);
  let year = graduationYear;
  const educationList = studies.reverse().map(({ course, university, years }) => {
    const endIsoMonth = `${year}-05`;
    year -= years;
    const tenure = { startIsoMonth: `${year}-07`, endIsoMonth, isCurrent: false };
    return { id: localId(random), course, university, locality, tenure };
  });
  return { educationList, firstYearOfStudy: year };
}

/** Studies begin at the age of 17 to 19. */
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

function certificationsOf(
  random: Random,
  kinds: SeedContent['certifications'][Craft],
  career: Career,
  now: number,
): Certification[] {
  if (career.months < 12) return [];
  const count = random.pick([0, 0, 0, 1, 1, 2]);
  const thisYear = new Date(now).getUTCFullYear();
  return random.sample(kinds, count).map((kind) => ({
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
