import type { DemoCompany, DemoJobPost } from './content/demo-schema.ts';

/** The description of a job post, in markdown. */
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
