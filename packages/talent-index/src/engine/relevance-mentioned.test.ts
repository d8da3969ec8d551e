import { expect, test } from 'vitest';
import { SearchEngine } from '@talaash/talent-index/engine/engine';
import { anybody, nothing } from '../../test/searched.ts';

/** What the reading says of a text, asked of one person with this title who writes of accountants and dancers. */
function mentionedFor(text: string, jobTitle: string): string[] {
  const engine = new SearchEngine();
  const about = 'I wrote software for accountants, and for one Java dancer.';
  engine.apply({ upserts: [{ ...anybody, jobTitle, skills: ['Java'], about }], removals: [] });
  return engine.search({ ...nothing, text }).reading.mentioned;
}

test.each<[string, string, string, string[]]>([
  ['a job that nobody has', 'accountant', 'Java Developer', ['accountant']],
  ['no job that somebody has', 'accountant', 'Senior Accountant', []],
  ['no skill that somebody has', 'java', 'Web Developer', []],
  ['nothing where nothing is asked', '', 'Java Developer', []],
])('says of %s that people only mention it: %s', (_, text, jobTitle, mentioned) => {
  expect(mentionedFor(text, jobTitle)).toEqual(mentioned);
});
