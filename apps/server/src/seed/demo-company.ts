import type { CountryCode } from '@talaash/domain/base/country';
import type { JobCategory } from '@talaash/domain/job-post/choice';
import type { JobPostBenefit } from '@talaash/domain/job-post/words';

export type DemoJobPost = {
  title: string;
  category: JobCategory;
  /** What the team is for. */
  team: string;
  duties: readonly string[];
  wishes: readonly string[];
  benefits: readonly JobPostBenefit[];
};

export type DemoCompany = {
  name: string;
  countryCode: CountryCode;
  /** Asked of the places. */
  place: string;
  website: string;
  ground: string;
  hiresBy: string;
  overview: string;
  /** How one works there; closes every job post. */
  ways: string;
  isPremium: boolean;
  state: 'approved' | 'rejected' | 'waiting';
  jobPosts: readonly DemoJobPost[];
};

/** A job post as a company would write it, in markdown. */
export function describeJobPost({ team, duties, wishes }: DemoJobPost, { name, ways }: DemoCompany): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `**${name}** is looking for a new colleague. ${team}`,
    '### What you will do',
    list(duties),
    '### What you bring',
    list(wishes),
    '### How we work',
    ways,
  ].join('\n\n');
}
