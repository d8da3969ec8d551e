import { nounOf } from '../base/count.ts';
import { fieldLabel } from '../base/words.ts';
import { RESUME_SECONDS_MAX, RESUMES_UNDERWAY_MAX } from './limit.ts';
import type { FillableList } from './profile.ts';

/** Shown above the reason when nothing could be read. */
export const RESUME_FAILED_SENTENCE =
  'Could not auto-fill from resume. Please continue filling the form manually.';

/** Said before a resume is chosen, where a model reads too. */
export const RESUME_MODEL_SENTENCE =
  'A language model helps. It receives the text without your name and contact details.';

/** Why a resume was not read, where the reason is not in the file's content. */
export const RESUME_READING_SENTENCES = {
  tooSlow: `Reading this file took longer than ${RESUME_SECONDS_MAX} seconds. A simpler PDF may work.`,
  tooHeavy: 'This file needs too much memory to read. A simpler PDF may work.',
  crashed: 'We could not read this file. Please try again, or export the PDF in another way.',
  busy: 'Many resumes are being read at the moment. Please try again in a minute.',
  underway: `We are already reading ${RESUMES_UNDERWAY_MAX} of your resumes. Please wait for one to finish.`,
} as const;

const ENTRY_NOUNS: Record<FillableList | 'skills', [one: string, many: string]> = {
  skills: ['skill', 'skills'],
  workExperiences: ['work experience', 'work experiences'],
  educationList: ['education', 'educations'],
  personalProjects: ['project', 'projects'],
  certifications: ['certification', 'certifications'],
};

export const overfullSentence = (list: FillableList | 'skills', count: number, max: number): string =>
  `${count} ${nounOf(count, ...ENTRY_NOUNS[list])}, but the limit is ${max}. Leave ${count - max} out here, or remove some in the editor.`;

export const tooLongSentence = (field: string, length: number, max: number): string =>
  `${fieldLabel(field)} has ${length} characters, but the limit is ${max}. Shorten it in the editor.`;

/** What a talent is told after taking. */
export const resumeTakenSentence = (count: number): string =>
  `${count} ${nounOf(count, 'item')} filled from your resume, not saved yet`;

export const RESUME_REFUSAL_SENTENCES = {
  notPdf: 'This file is not a PDF. Please choose the PDF of your resume.',
  empty: 'This file is empty. Please choose the PDF of your resume.',
  broken: 'This PDF is broken or incomplete. Please export it again.',
  password: 'This PDF is protected by a password. Please remove the password and try again.',
  scanned:
    'This PDF is a scan without readable text. Please export your resume from the program you wrote it in.',
  unreadable: 'The text in this PDF cannot be read. Please export it again with another font.',
  notResume: 'This does not look like a resume. Please choose the PDF of your resume.',
  tooLong: 'This PDF is too long. Please choose a resume with at most 20 pages.',
} as const;

export const RESUME_WARNING_SENTENCES = {
  hiddenText: 'This PDF has hidden text. We left it out.',
  lostLetters: 'Some letters in this PDF could not be read. Please check the text.',
  yearsOnly: 'Some dates have no month. Please fill it in.',
  noName: 'We are not sure of your name.',
  noExperience: 'We found no work experience.',
  noEducation: 'We found no education.',
  noSkills: 'We found no skills.',
  noCategory: 'Your job category is not clear from your resume.',
  incompleteExperience: 'Some work experience has no company or designation because we were not sure of it.',
  incompleteEducation: 'Some education has no course or university because we were not sure of it.',
  endBeforeStart: 'Some dates end before they start. We left them out.',
  futureDate: 'Some dates are in the future. We left them out.',
  modelHelped: 'A language model helped to read this resume. Please check the results.',
  unfounded: 'We left out what the language model added to the text.',
  yearsDiffer:
    'The years of experience in the text do not match the dates of your work experience. Please check them.',
} as const;
