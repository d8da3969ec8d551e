import type { ExportFormat, PeopleList } from './choice.ts';

const PEOPLE_LIST_LABELS: Record<PeopleList, string> = { shortlist: 'Shortlist', pipeline: 'Pipeline' };

export const EXPORT_FORMAT_LABELS: Record<ExportFormat, string> = {
  csv: 'CSV, for spreadsheets',
  json: 'JSON, for programs',
};

export const NOBODY_TO_EXPORT: Record<PeopleList, string> = {
  shortlist: 'You cannot see anyone on this shortlist at the moment, so there is nothing to export.',
  pipeline: 'Nobody is in this pipeline, so there is nothing to export.',
};

export const PEOPLE_EXPORT_SENTENCES: Record<PeopleList, { exported: string; failed: string }> = {
  shortlist: { exported: 'Shortlist exported.', failed: 'Failed to export the shortlist. Please try again.' },
  pipeline: { exported: 'Pipeline exported.', failed: 'Failed to export the pipeline. Please try again.' },
};

export const EXPORT_NEEDS_JOB_POST_SENTENCE = 'Choose a job post to export its shortlist.';

/** The name of a file with people. The title may be in any language. @param isoDate the day of the export */
export const peopleFilename = (
  list: PeopleList,
  jobPostTitle: string,
  isoDate: string,
  format: ExportFormat,
): string =>
  `${PEOPLE_LIST_LABELS[list]} ${jobPostTitle.replace(/[\\/:*?"<>|%\s\p{Cc}\p{Cf}]+/gu, ' ').trim()} ${isoDate}.${format}`;
