import type { Finding } from './finding.ts';

const MARKS: Record<Finding['state'], string> = { fine: 'ok', off: 'off', warning: 'warn', trouble: 'FAIL' };

/** One line for each finding, with its remedy, and a line that counts. */
export function reportLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(
    ({ check, state, found, remedy }) =>
      `${MARKS[state].padEnd(5)} ${check.padEnd(width)}  ${[found, remedy].filter(Boolean).join(' ')}`,
  );
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const [trouble, warnings] = [count('trouble'), count('warning')];
  const sum =
    trouble === 0 && warnings === 0 ? 'No problems found.' : `${trouble} failed, ${warnings} with a warning.`;
  return [...lines, sum];
}

export const isTrouble = (findings: readonly Finding[]): boolean =>
  findings.some(({ state }) => state === 'trouble');
