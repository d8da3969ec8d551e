import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TalentSkills } from '@talaash/contract/talent-match';
import { type MatchedTalent, talentMatch } from '@talaash/domain/talent-match/match';
import { type SkillPlace, skillPlaces } from '@talaash/domain/talent-match/skill-evidence';
import { MATCH_OUTCOME_LABELS } from '@talaash/domain/talent-match/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { filledTalentProfile } from '../../../../../packages/domain/test/filled.ts';
import { matchOptions, unskilled } from '../../../../../packages/domain/test/match.ts';
import { comparedGroups } from '../../features/talent-comparison/comparison-rows.ts';
import { MatchPanel } from '../../features/talent-match/match-panel.tsx';
import { MatchReasons } from '../../features/talent-match/match-reasons.tsx';
import { api } from '../../lib/api.ts';

// A page listens to its shortcuts on the window.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

const jobSince = (startIsoMonth: string, rolesAndResponsibilities: string) => ({
  designation: 'Engineer',
  company: 'Razorline',
  rolesAndResponsibilities,
  tenure: { startIsoMonth, endIsoMonth: undefined, isCurrent: true },
});

/** React as shown in the search row, in the panel beside the profile and in the comparison. */
function surfacesOf(talent: MatchedTalent, minYears: number | undefined) {
  const asked = { names: ['React'], ...(minYears === undefined ? {} : { minYears }) };
  const match = talentMatch(
    { title: '', mustSkills: [asked], niceSkills: [], conditions: {} },
    talent,
    matchOptions,
  );
  const queries = new QueryClient();
  const input = { jobPostId: 'j1', talentIds: ['t1'] };
  queries.setQueryData(api.talentMatch.ofJobPost.queryKey({ input }), {
    matches: [{ talentId: 't1', match }],
  });
  const panel = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MatchPanel jobPostId="j1" talentId="t1" />
    </QueryClientProvider>,
  );
  const group = panel.split('</section>').find((part) => part.includes('React, must'));
  const [compared] = comparedGroups({
    people: [{ ...filledTalentProfile, verifiedFacts: [], isRedacted: false }],
    skillsOf: [
      {
        talentId: 't1',
        places: [shownOf(skillPlaces(talent, matchOptions.naming, '2026-11')('React')[0]?.place)],
        ownKeys: [],
      },
    ],
    criteria: {
      mustSkills: ['React'],
      skillYears: minYears === undefined ? [] : [{ skill: 'React', minYears }],
      conditions: [],
    },
    nowMs: matchOptions.nowMs,
  });
  return {
    row: renderToStaticMarkup(<MatchReasons match={match} />),
    panel,
    group,
    cell: compared?.rows[0]?.cells[0],
  };
}

/** As the server sends it. */
const shownOf = (place: SkillPlace | undefined): TalentSkills['places'][number] => ({
  skill: 'React',
  named: 'React',
  isListed: place?.isListed ?? false,
  projects: place?.projects ?? 0,
  ...(place?.worked ?? { months: 0, employers: [], isCurrent: false }),
});

describe('the row, the panel and the comparison show the same state of a skill', () => {
  test.each<
    [string, Partial<MatchedTalent>, number | undefined, string, keyof typeof MATCH_OUTCOME_LABELS, string]
  >([
    [
      'long in jobs',
      { workExperiences: [jobSince('2020-12', 'React')] },
      undefined,
      '6 yrs',
      'evidence',
      'has',
    ],
    [
      'a year in jobs',
      { workExperiences: [jobSince('2025-09', 'React')] },
      undefined,
      '1 yr',
      'evidence',
      'has',
    ],
    [
      'briefly in jobs',
      { workExperiences: [jobSince('2026-06', 'React')] },
      undefined,
      '6 mos',
      'evidence',
      'has',
    ],
    [
      'fewer years than asked',
      { workExperiences: [jobSince('2022-12', 'React')] },
      5,
      '4 yrs',
      'gap',
      'part',
    ],
    [
      'in a project alone',
      {
        skills: ['React'],
        personalProjects: [{ title: 'A ledger in React', descriptionMarkdown: undefined }],
      },
      undefined,
      'in projects only',
      'gap',
      'part',
    ],
    ['listed alone', { skills: ['React'] }, undefined, 'years not stated', 'notStated', 'unknown'],
    ['nowhere', {}, undefined, 'not in the profile', 'gap', 'lacks'],
  ])('%s', (_, given, minYears, words, outcome, mark) => {
    const { row, panel, group, cell } = surfacesOf({ ...unskilled, ...given }, minYears);
    expect(row).toMatch(new RegExp(`React,? ${words}`));
    expect(group).toContain(words);
    expect(group).toContain(`aria-label="${MATCH_OUTCOME_LABELS[outcome]}"`);
    expect(cell?.text.toLowerCase()).toBe(words);
    expect(cell?.mark).toBe(mark);
    // The points are behind "How this is counted".
    expect(panel.split('<details')[0]).not.toMatch(/\d+ of \d+/);
    expect(panel.split('<details')[1]).toMatch(/How this is counted.*\d+ of 100/s);
  });
});
