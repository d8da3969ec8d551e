import type { ProfileSectionId } from './completion.ts';

/** The editor's section by the label at the start of a review's reason. */
const SECTION_OF_LABEL: Readonly<Record<string, ProfileSectionId>> = {
  Name: 'basics',
  'Profile picture': 'basics',
  'Date of birth': 'basics',
  About: 'about',
  'Job title': 'role',
  Experience: 'role',
  'Currently employed': 'role',
  'Expected salary': 'terms',
  'Where you live': 'locality',
  Skills: 'skills',
  'Work experience': 'experience',
  Education: 'education',
  Resume: 'resume',
  LinkedIn: 'links',
  GitHub: 'links',
  'Stack Overflow': 'links',
  Blog: 'links',
  Project: 'projects',
  Certification: 'certifications',
};

/** These labels are followed by the entry: "Work experience at Infosys", "Education 1, course". */
const OF_ENTRIES = ['Work experience', 'Education', 'Project', 'Certification'];

type PlacedReason = { label: string; rest: string; section: ProfileSectionId };

/** Splits a reason into its label, the rest, and the section; undefined if it names no field of a profile. */
export function placedReason(reason: string): PlacedReason | undefined {
  const end = reason.indexOf(': ');
  if (end < 0) return undefined;
  const [label, rest] = [reason.slice(0, end), reason.slice(end)];
  const known = OF_ENTRIES.find((entries) => label.startsWith(`${entries} `)) ?? label;
  const section = Object.hasOwn(SECTION_OF_LABEL, known) ? SECTION_OF_LABEL[known] : undefined;
  return section && { label, rest, section };
}
