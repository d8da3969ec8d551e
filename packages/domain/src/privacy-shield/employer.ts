import { companyNameKey } from './company-name.ts';
import { EMPLOYER_OFFERS_MAX } from './limit.ts';
import { shieldKey } from './rule.ts';

type Job = { company: string; tenure: { isCurrent: boolean; startIsoMonth: string } };

/** An employer of a work history, with the key of a shield that hides from it. */
export type Employer = { name: string; key: string; isCurrent: boolean };

/** The employers of a work history, each once, present ones first and then the latest. */
export function employersOf(jobs: readonly Job[]): Employer[] {
  const sorted = jobs.toSorted(
    (a, b) =>
      Number(b.tenure.isCurrent) - Number(a.tenure.isCurrent) ||
      (a.tenure.startIsoMonth < b.tenure.startIsoMonth ? 1 : -1),
  );
  const byName = Map.groupBy(sorted, ({ company }) => companyNameKey(company));
  return [...byName.values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const key = shieldKey('name', first.company);
    return key === undefined ? [] : [{ name: first.company, key, isCurrent: first.tenure.isCurrent }];
  });
}

/**
 * The employers that a talent is asked about: those that are new, and from which they do not hide. The first time, only the present
 * ones: nobody wants to be asked about a whole career.
 *
 * @param seen the keys of employers that were there before; undefined the first time
 */
export const offeredEmployers = (
  employers: readonly Employer[],
  seen: ReadonlySet<string> | undefined,
  hidden: ReadonlySet<string>,
): Employer[] =>
  employers
    .filter(({ key, isCurrent }) => !hidden.has(key) && (seen ? !seen.has(key) : isCurrent))
    .slice(0, EMPLOYER_OFFERS_MAX);
