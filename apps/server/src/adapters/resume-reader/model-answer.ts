import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { z } from 'zod';

// Without limits and optional fields, which several providers refuse in schemas. Missing values are null.
const text = z.string().nullable();
const month = z.string().nullable();
/** A range of line numbers, including the last. */
const lines = z.object({ from: z.number(), to: z.number() }).nullable();
const time = { startIsoMonth: month, endIsoMonth: month, isCurrent: z.boolean() };

/** A model's answer about the numbered lines of a resume. It cites prose by line numbers, so it cannot invent any. */
export const ModelAnswer = z.object({
  jobTitle: text,
  jobCategory: z.enum(JOB_CATEGORIES).nullable(),
  about: lines,
  skills: z.array(z.string()),
  workExperiences: z.array(
    z.object({
      designation: text,
      company: text,
      ...time,
      isInternship: z.boolean(),
      isRemote: z.boolean(),
      details: lines,
    }),
  ),
  educationList: z.array(z.object({ course: text, university: text, ...time })),
  personalProjects: z.array(z.object({ title: text, details: lines })),
  certifications: z.array(z.object({ name: text, issuingOrganization: text, issueIsoMonth: month })),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

export const TASK = [
  'You read a resume for a form. The data is its visible text: one line of the page a line, each after its number.',
  '[Redacted] stands for names and contact details that we hid ourselves.',
  'Copy names, titles and skills exactly as they are written. Never add, guess, translate or improve anything. What is not in the text is null.',
  'Months are YYYY-MM, and null where the text has only a year. isCurrent: the text says that it goes on.',
  'about and details name lines by their first and last number: the summary of the person, and what was done there, without the lines with names, places and dates.',
  'List jobs, studies, projects and certificates in the order of the text. A job is no project.',
].join('\n');
