/** What a company exports of the people of a job post. */
export const PEOPLE_LISTS = ['shortlist', 'pipeline'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

/** The forms of an export: rows for a spreadsheet, or records for a program. */
export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
