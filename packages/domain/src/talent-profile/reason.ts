import { fieldLabel } from '../base/words.ts';
import { type ProfileSectionId, SECTION_OF_FIELD } from './completion.ts';
import type { TalentProfileField } from './schema.ts';

/** Labels of a review's reasons that differ from the field's own label. */
const REASON_LABELS = {
  locality: 'Where you live',
  workExperiences: 'Work experience',
  linkedInProfileUrl: 'LinkedIn',
  githubProfileUrl: 'GitHub',
  stackOverflowProfileUrl: 'Stack Overflow',
  personalBlogUrl: 'Blog',
  personalProjects: 'Project',
  certifications: 'Certification',
} satisfies Partial<Record<TalentProfileField, string>>;

/** The label of a field at the start of a review's reason. */
export const reasonLabel = (field: string): string =>
  (REASON_LABELS as Partial<Record<string, string>>)[field] ?? fieldLabel(field);

const SECTION_OF_LABEL: ReadonlyMap<string, ProfileSectionId> = new Map(
  Object.entries(SECTION_OF_FIELD).map(([field, section]) => [reasonLabel(field), section]),
);

/** These labels are followed by the entry: "Work experience at Infosys", "Education 1, course". */
const OF_ENTRIES = ['Work experience', 'Education', 'Project', 'Certification'];

type PlacedReason = { label: string; rest: string; section: ProfileSectionId };

/** Splits a reason into its label, the rest, and the section; undefined if it names no field of a profile. */
export function placedReason(reason: string): PlacedReason | undefined {
  const end = reason.indexOf(': ');
  if (end < 0) return undefined;
  const [label, rest] = [reason.slice(0, end), reason.slice(end)];
  const known = OF_ENTRIES.find((entries) => label.startsWith(`${entries} `)) ?? label;
  const section = SECTION_OF_LABEL.get(known);
  return section && { label, rest, section };
}
