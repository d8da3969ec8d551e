import type { ParsedResume, ParsedWorkExperience } from '@talaash/domain/resume/schema';
import { RESUME_WARNING_SENTENCES } from '@talaash/domain/resume/words';
import { certificatesOf } from './entry/certificate.ts';
import { educationsOf } from './entry/education.ts';
import { experiencesOf } from './entry/experience.ts';
import type { Found, Surroundings } from './entry/found.ts';
import type { FindPlace } from './entry/piece.ts';
import { headOfSentence } from './entry/sentence.ts';
import { projectsOf } from './entry/project.ts';
import { stated } from './entry/stated.ts';
import type { Doubt } from './entry/tenure.ts';
import { categoryOf } from './field/category.ts';
import { localityOf, profilesOf } from './field/contact.ts';
import { headlineOf } from './field/headline.ts';
import { nameOf } from './field/name.ts';
import { skillsInDetails, skillsOf, unique } from './field/skill.ts';
import { differs, totalIn } from './field/total.ts';
import type { Link } from './page/document.ts';
import type { Line } from './page/line.ts';
import { paragraphsOf } from './section/paragraph.ts';
import { bodySize, type Section, sectionsOf } from './section/section.ts';
import { mailsIn, urlsIn } from './words/url.ts';

export type Read = {
  data: ParsedResume;
  warnings: string[];
  pages: Record<string, number>;
  sections: Section[];
};
export type Options = {
  findPlace: FindPlace;
  now: Date;
  /** Words in Indic scripts lack letters, so the names in them are uncertain. */
  hasLostLetters: boolean;
};

const INDIC = /[\u0900-\u0dff]/;

/** Reads the fields of a resume from its lines. */
export function resumeOf(
  lines: readonly Line[],
  links: readonly Link[],
  { findPlace, now, hasLostLetters }: Options,
): Read {
  const sections = sectionsOf(lines);
  const doubts = new Set<Doubt>();
  const around = { findPlace, now, doubts };
  const entries = entriesOf(sections, around);
  const pages: Record<string, number> = {};
  const head = headOf(sections, lines, links, entries, findPlace, pages);
  const workExperiences = listed(entries.jobs, 'workExperiences', pages);
  const skills = skillsIn(sections);
  const total = totalOf(sections);
  const isSure = (text: string | undefined) => text !== undefined && !(hasLostLetters && INDIC.test(text));
  const name = isSure(head.name) ? head.name : undefined;
  const headline = isSure(head.jobTitle) ? head.jobTitle : undefined;
  const jobTitle = headline ?? presentTitle(workExperiences);
  const jobCategory = categoryOf(
    [jobTitle, ...workExperiences.map(({ designation }) => designation)],
    skills,
  );
  const told = aboutOf(sections);
  const about = isSure(told?.text) ? told : undefined;
  if (about !== undefined) pages.about = about.page;
  const isEmployed = workExperiences.some(({ tenure }) => tenure.isCurrent);
  const data: ParsedResume = stated({
    name,
    about: about?.text,
    jobTitle,
    jobCategory,
    locality: head.locality,
    experienceInYears: total,
    isCurrentlyEmployed: workExperiences.length > 0 ? isEmployed : undefined,
    skills,
    workExperiences,
    educationList: listed(entries.studies, 'educationList', pages),
    personalProjects: listed(entries.projects, 'personalProjects', pages),
    certifications: listed(entries.certificates, 'certifications', pages),
    ...head.profiles,
  });
  const yearsDiffer = total !== undefined && differs(total, workExperiences, now);
  return { data, warnings: warningsOf(data, doubts, yearsDiffer), pages, sections };
}

type Entries = ReturnType<typeof entriesOf>;

function entriesOf(sections: readonly Section[], around: Surroundings) {
  const paragraphs = (...kinds: Section['kind'][]) =>
    sections
      .filter(({ kind }) => kinds.includes(kind))
      .map((section) => ({ section, paragraphs: paragraphsOf(section.lines) }));
  const jobs = paragraphs('experience', 'internship').flatMap(({ section, paragraphs: own }) =>
    experiencesOf(own, around, section.kind === 'internship'),
  );
  const told = paragraphs('about').flatMap(({ paragraphs: own }) =>
    own.flatMap((paragraph) => headOfSentence(paragraph) ?? []),
  );
  return {
    jobs: jobs.length > 0 ? jobs : experiencesOf(told, around, false),
    studies: paragraphs('education').flatMap(({ paragraphs: own }) => educationsOf(own, around)),
    projects: paragraphs('projects').flatMap(({ paragraphs: own }) => projectsOf(own)),
    certificates: paragraphs('certifications').flatMap(({ paragraphs: own }) =>
      certificatesOf(own, around.doubts),
    ),
  };
}

function listed<Entry>(found: readonly Found<Entry>[], path: string, pages: Record<string, number>): Entry[] {
  for (const [at, { page }] of found.entries()) pages[`${path}.${at}`] = page;
  return found.map(({ entry }) => entry);
}

const HEAD_KINDS = new Set<Section['kind']>(['top', 'contact', 'links', 'personal']);

function headOf(
  sections: readonly Section[],
  lines: readonly Line[],
  links: readonly Link[],
  entries: Entries,
  findPlace: FindPlace,
  pages: Record<string, number>,
) {
  const top = sections.filter(({ kind }) => kind === 'top').flatMap((section) => section.lines);
  const contact = sections.filter(({ kind }) => HEAD_KINDS.has(kind)).flatMap((section) => section.lines);
  const text = lines.map((line) => line.text).join('\n');
  const mails = [
    ...mailsIn(text),
    ...links.flatMap(({ url }) => (/^mailto:/i.test(url) ? (url.slice(7).split('?')[0] ?? '') : [])),
  ];
  const slugs = [...urlsIn(text), ...links.map(({ url }) => url)].flatMap(
    (url) => /(?:in|github\.com)\/([^/?#]+)/i.exec(url)?.[1] ?? [],
  );
  const hints = { mails, slugs };
  const body = bodySize(lines);
  const personal = sections.filter(({ kind }) => kind === 'personal').flatMap((section) => section.lines);
  const name =
    nameOf(top, body, hints) ?? nameOf(personal, body, hints) ?? nameOf(lines.slice(0, 8), body, hints);
  const headline = headlineOf(top, name?.line, findPlace);
  const locality = localityOf(contact, findPlace);
  const projectUrls = new Set(entries.projects.flatMap(({ entry }) => entry.url ?? []));
  if (name !== undefined) pages.name = name.line.page;
  if (headline !== undefined) pages.jobTitle = headline.page;
  if (locality !== undefined) pages.locality = locality.page;
  return {
    name: name?.name,
    jobTitle: headline?.title,
    locality: locality?.place,
    profiles: profilesOf(contact, lines, links, projectUrls),
  };
}

const presentTitle = (jobs: readonly ParsedWorkExperience[]): string | undefined =>
  (jobs.find(({ tenure, designation }) => tenure.isCurrent && designation !== undefined) ?? jobs[0])
    ?.designation;

function aboutOf(sections: readonly Section[]): { text: string; page: number } | undefined {
  const found =
    sections.find(({ kind, lines }) => kind === 'about' && lines.length > 0) ?? introductionOf(sections);
  if (found === undefined) return undefined;
  const paragraphs = paragraphsOf(found.lines).filter(
    ({ text }) => !/\b(?:ctc|lpa|notice period)\b/i.test(text),
  );
  const text = paragraphs
    .map((paragraph) => (paragraph.isBullet ? `- ${paragraph.text}` : paragraph.text))
    .join('\n');
  return text === '' ? undefined : { text, page: found.lines[0]?.page ?? 1 };
}

/** The prose between the head and the first section: it introduces the person. */
function introductionOf(sections: readonly Section[]): Section | undefined {
  for (const section of sections) {
    const prose = paragraphsOf(section.kind === 'top' ? section.lines : []).filter(
      ({ isBody, text }) =>
        isBody && text.split(' ').length >= INTRODUCTION_WORDS_MIN && !/@\w|\d{5}/.test(text),
    );
    if (prose.length > 0) return { ...section, lines: prose.flatMap(({ lines }) => lines) };
  }
  return undefined;
}

const INTRODUCTION_WORDS_MIN = 12;

/** Jobs and projects name the tools they used. */
const ENTRY_KINDS = new Set<Section['kind']>(['experience', 'internship', 'projects']);

const skillsIn = (sections: readonly Section[]): string[] =>
  unique([
    ...sections.filter(({ kind }) => kind === 'skills').flatMap(({ lines }) => skillsOf(lines)),
    ...sections.filter(({ kind }) => ENTRY_KINDS.has(kind)).flatMap(({ lines }) => skillsInDetails(lines)),
  ]);

const TOTAL_KINDS = new Set<Section['kind']>(['top', 'about', 'personal', 'contact']);

function totalOf(sections: readonly Section[]): number | undefined {
  for (const { kind, heading, lines } of sections) {
    const text = TOTAL_KINDS.has(kind) ? lines.map((line) => line.text).join(' ') : heading;
    const total = totalIn(text);
    if (total !== undefined) return total;
  }
  return undefined;
}

function warningsOf(data: ParsedResume, doubts: ReadonlySet<Doubt>, yearsDiffer: boolean): string[] {
  const sentences = RESUME_WARNING_SENTENCES;
  return [
    ...(data.name === undefined ? [sentences.noName] : []),
    ...(data.jobCategory === undefined ? [sentences.noCategory] : []),
    ...(data.workExperiences.length === 0 ? [sentences.noExperience] : []),
    ...(data.educationList.length === 0 ? [sentences.noEducation] : []),
    ...(data.skills.length === 0 ? [sentences.noSkills] : []),
    ...[...doubts].map((doubt) => sentences[doubt]),
    ...(yearsDiffer ? [sentences.yearsDiffer] : []),
  ];
}
