import type { DemoCompany, DemoJobPost } from './content/demo-schema.ts';

/** The description of a job post, in markdown. */
export function describeJobPost({ team, duties, wishes }: DemoJobPost, { name }: DemoCompany): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `**${name}:** ${team}`,
    '### What you will do',
    list(duties),
    '### What you bring',
    list(wishes),
  ].join('\n\n');
}
