import { describe, expect, test } from 'vitest';
import { askedPost, MATCHED_AT, matchedTalent, matchOptions } from '../../test/match.ts';
import type { MatchCriteria } from './criteria.ts';
import { type MatchedTalent, talentMatch } from './match.ts';
import { MATCH_WEIGHTS } from './weight.ts';

describe('a strong match', () => {
  const strong = { ...matchedTalent, jobTitle: 'Senior React Developer', updatedAtMs: MATCHED_AT };
  const bandOf = (asked: Partial<MatchCriteria>, talent: MatchedTalent = strong) =>
    talentMatch({ ...askedPost, ...asked }, talent, matchOptions).band;

  test('misses nothing but nice-to-have skills', () => {
    expect(bandOf({})).toBe('strong');
    expect(bandOf({ niceSkills: [{ names: ['Go'] }] })).toBe('strong');
    expect(bandOf({ mustSkills: [{ names: ['React'] }, { names: ['Storybook'] }, { names: ['CSS'] }] })).toBe(
      'good',
    );
    // In a project is not in a job, and 16 is more than 15.
    expect(bandOf({ mustSkills: [{ names: ['React'] }, { names: ['Next.js'] }] })).toBe('good');
    expect(bandOf({ conditions: { ...askedPost.conditions, salary: { kind: 'salary', max: 15 } } })).toBe(
      'good',
    );
    expect(bandOf({ title: 'Angular Developer' })).toBe('good');
  });

  test('takes more points where a post asks for fewer things', () => {
    const listed = { ...strong, workExperiences: [], personalProjects: [] };
    const totalOf = (asked: MatchCriteria) => talentMatch(asked, listed, matchOptions);
    const conditions = { experience: askedPost.conditions.experience } as MatchCriteria['conditions'];
    const few = totalOf({ ...askedPost, mustSkills: [{ names: ['React'] }], niceSkills: [], conditions });
    const more = totalOf({ ...askedPost, mustSkills: [{ names: ['React'] }], niceSkills: [] });
    expect([few.total < MATCH_WEIGHTS.bands.strong[0].from, few.band]).toEqual([true, 'good']);
    expect([more.total < MATCH_WEIGHTS.bands.strong[0].from, more.band]).toEqual([true, 'strong']);
  });
});
