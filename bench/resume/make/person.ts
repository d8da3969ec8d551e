import type { JobCategory } from '@talaash/domain/job-post/choice';

/** What a made resume tells, before a template lays it out. Months are YYYY-MM; `to` is absent for a present job. */
export type Job = {
  title: string;
  company: string;
  place?: string;
  from: string;
  to?: string;
  points: readonly string[];
  isInternship?: boolean;
  isRemote?: boolean;
};
export type Study = {
  course: string;
  university: string;
  place?: string;
  from?: string;
  to: string;
  grade?: string;
};
export type Project = { title: string; url?: string; text: string };
export type Certificate = { name: string; by?: string; month?: string; id?: string };

export type Person = {
  key: string;
  name: string;
  title?: string;
  category: JobCategory;
  email: string;
  phone: string;
  place?: string;
  about?: string;
  /** As the resume says it, such as "6+ years"; then the number of years it means. */
  total?: number;
  links?: { linkedIn?: string; github?: string; stackOverflow?: string; blog?: string };
  jobs: readonly Job[];
  studies: readonly Study[];
  /** By group; one group is written without its name. */
  skills: Readonly<Record<string, readonly string[]>>;
  projects?: readonly Project[];
  certificates?: readonly Certificate[];
  languages?: string;
  hobbies?: string;
  father?: string;
  birth?: string;
};

export const job = (
  title: string,
  company: string,
  place: string,
  from: string,
  to: string,
  ...points: string[]
): Job => ({ title, company, from, points, ...(place && { place }), ...(to && { to }) });

export const study = (
  course: string,
  university: string,
  from: string,
  to: string,
  grade = '',
  place = '',
): Study => ({
  course,
  university,
  to,
  ...(from && { from }),
  ...(grade && { grade }),
  ...(place && { place }),
});
