import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';

const app = await testApp();
const { client, deps, talent } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

test('the skills of a job post are refused to guests, talents and other companies', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  const post = { jobPostId: hiring.jobPostId };
  await expect(client().jobPost.skills(post)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(await talent()).jobPost.skills(post)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client(rival).jobPost.skills(post)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a job post offers the skills that it names and people have, as most of them write it, its title first', async () => {
  const skills = ['ReactJS', 'Playwright', 'PostgreSQL', 'Care Plans', 'Git'];
  await foundTalent({ skills });
  await foundTalent({ skills: ['ReactJS', 'Git', 'Docker'] });
  await vi.waitFor(async () => expect((await deps.talentIndex.status()).talents).toBe(2), {
    interval: 10,
    timeout: 60_000,
  });
  const hiring = await hiringCompany();
  const skillsOf = async (title: string, description: string) => {
    const jobPostId = await addJobPost(hiring.companyId, { title, description });
    return (await client(hiring).jobPost.skills({ jobPostId })).skills;
  };
  expect(
    await skillsOf(
      'Senior React Engineer, Pune',
      'Write **playwright** tests, use Postgres and COBOL. You know react.js, and care.',
    ),
  ).toEqual(['ReactJS', 'Playwright', 'PostgreSQL']);
  expect(await skillsOf('Office Manager', 'You keep the place tidy and greet people who come by.')).toEqual(
    [],
  );
});

test('the title of a job post is read first, and at most eight skills are offered', async () => {
  const nine = ['Java', 'Kotlin', 'Swift', 'Scala', 'Rust', 'Perl', 'Haskell', 'Erlang', 'Elixir'];
  await foundTalent({ skills: nine });
  await vi.waitFor(async () => expect((await deps.talentIndex.status()).talents).toBe(3), {
    interval: 10,
    timeout: 60_000,
  });
  const hiring = await hiringCompany();
  const jobPostId = await addJobPost(hiring.companyId, { title: 'Elixir', description: nine.join(', ') });
  const { skills } = await client(hiring).jobPost.skills({ jobPostId });
  expect(skills).toEqual(['Elixir', ...nine.slice(0, 7)]);
});
