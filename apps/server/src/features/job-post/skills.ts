import { EVERYBODY } from '@talaash/talent-index/question/everybody';
import { JOB_POST_SKILLS_MAX } from '@talaash/domain/job-post/limit';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { labelsByWords, namedSkills } from '@talaash/talent-index/words/named-skill';
import { skillKey } from '@talaash/talent-index/words/phrase';
import type { Deps } from '../../call/deps.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';
import type { JobPostRow } from './queries.ts';

/** How many names of a job post are looked up. Those of roles and places are among them, and nobody lists those as skills. */
const NAMES_MAX = 20;

/** For guests, so that nothing depends on who asks. */
const ANYBODY: TalentQuestion = { ...EVERYBODY, redacted: true };

/** The skills that a job post names, its title first, and that somebody in search lists, as most people write them. */
export async function findJobPostSkills(
  { talentIndex }: Pick<Deps, 'talentIndex'>,
  { title, description }: Pick<JobPostRow, 'title' | 'description'>,
): Promise<string[]> {
  const tally = (questions: TalentQuestion[]) => talentIndex.tally(questions).catch(unavailableWhenLost);
  const [everybody] = await tally([ANYBODY]);
  const common = labelsByWords(everybody?.facets.skills.map(({ value }) => value) ?? []);
  const named = [...namedSkills(title, false, common), ...namedSkills(description, true, common)];
  const names = [...new Map(named.map((label) => [skillKey(label), label])).values()].slice(0, NAMES_MAX);
  const tallies = await tally(names.map((label) => ({ ...ANYBODY, skills: [label] })));
  return names
    .flatMap((label, i) => {
      const { total = 0, facets } = tallies[i] ?? {};
      const written = facets?.skills.find(({ value }) => skillKey(value) === skillKey(label));
      return total > 0 ? [written?.value ?? label] : [];
    })
    .slice(0, JOB_POST_SKILLS_MAX);
}
