import { nounOf } from '../base/count.ts';
import { fieldLabel } from '../base/words.ts';
import { RESUME_SECONDS_MAX, RESUMES_UNDERWAY_MAX } from './limit.ts';
import type { FillableList } from './profile.ts';

/** Shown above the reason when nothing could be read. */
export const RESUME_FAILED_SENTENCE =
  'Could not auto-fill from resume. Please continue filling the form manually.';

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
