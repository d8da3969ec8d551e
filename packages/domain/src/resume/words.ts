import { nounOf } from '../base/count.ts';
import { fieldLabel } from '../base/words.ts';
import { RESUME_SECONDS_MAX, RESUMES_UNDERWAY_MAX } from './limit.ts';
import type { FillableList } from './profile.ts';

/** Shown above the reason when nothing could be read. */
export const RESUME_FAILED_SENTENCE =
  'Could not auto-fill from resume. Please continue filling the form manually.';

/** Said before a resume is chosen, where a model reads too. */
export const RESUME_MODEL_SENTENCE =
  'A language model helps: it gets the text without your name and contact details.';

/** Why a resume was not read, where the reason is not in the file's content. */
export const RESUME_READING_SENTENCES = {
  tooSlow: `Reading this file took longer than ${RESUME_SECONDS_MAX} seconds. A simpler PDF may work.`,
  tooHeavy: 'This file needs more memory than we give to one resume. A simpler PDF may work.',
  crashed: 'Our reader stopped at this file. Please try again, or export the PDF in another way.',
  busy: 'Many resumes are being read at the moment. Please try again in a minute.',
  underway: `You have ${RESUMES_UNDERWAY_MAX} resumes being read. Please wait until one of them is done.`,
} as const;

const ENTRY_NOUNS: Record<FillableList | 'skills', [one: string, many: string]> = {
  skills: ['skill', 'skills'],
  workExperiences: ['work experience', 'work experiences'],
  educationList: ['education', 'educations'],
  personalProjects: ['project', 'projects'],
  certifications: ['certification', 'certifications'],
};

export const overfullSentence = (list: FillableList | 'skills', count: number, max: number): string =>
  `${count} ${nounOf(count, ...ENTRY_NOUNS[list])}, and at most ${max} fit. Leave ${count - max} out here, or remove some in the editor.`;

export const tooLongSentence = (field: string, length: number, max: number): string =>
  `${fieldLabel(field)} has ${length} characters, and at most ${max} fit. Shorten it in the editor.`;

/** What a talent is told after taking. */
export const resumeTakenSentence = (count: number): string =>
  `${count} ${nounOf(count, 'thing')} filled from your resume, not saved yet`;

export const RESUME_REFUSAL_SENTENCES = {
  notPdf: 'This file is not a PDF. Please choose the PDF of your resume.',
  empty: 'This file is empty. Please choose the PDF of your resume.',
  broken: 'This PDF is broken or incomplete. Please export it again.',
  password: 'This PDF is protected by a password. Please remove the password and try again.',
  scanned:
    'This PDF holds pictures of pages, without text to read. Please export your resume from the program you wrote it in.',
  unreadable: 'The letters of this PDF cannot be read. Please export it again with another font.',
  notResume: 'This does not look like a resume. Please choose the PDF of your resume.',
  tooLong: 'This PDF is too long. Please choose a resume of at most 20 pages.',
} as const;

export const RESUME_WARNING_SENTENCES = {
  hiddenText: 'This PDF has hidden text that people cannot see. It was left out.',
  lostLetters: 'Some letters of this PDF could not be read. Please check the words.',
  yearsOnly: 'Some dates have a year without a month, so the month is left for you to fill.',
  noName: 'Your name could not be found for sure.',
  noExperience: 'No work experience could be found.',
  noEducation: 'No education could be found.',
  noSkills: 'No skills could be found.',
  noCategory: 'Your job category is not clear from the resume.',
  incompleteExperience:
    'Some work experiences miss a company or a designation that could not be told for sure.',
  incompleteEducation:
    'Some education entries miss a course or a university that could not be told for sure.',
  endBeforeStart: 'Some dates end before they start, so they were left out.',
  futureDate: 'Some dates are in the future, so they were left out.',
  modelHelped: 'A language model helped to read this resume. Please check what was found.',
  unfounded: 'Some of what the language model read does not stand in the text, so it was left out.',
  yearsDiffer:
    'The years of experience in the text differ from the dates of the work experiences. Please check them.',
} as const;
