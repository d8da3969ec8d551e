import { parseArgs } from 'node:util';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { MATCH_BANDS } from '@talaash/domain/talent-match/choice';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { MATCH_WEIGHTS } from '@talaash/domain/talent-match/weight';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import { toMatch, toSearchOfPost } from '../apps/server/src/features/talent-match/present.ts';
import { readCriteria } from '../apps/server/src/features/talent-match/queries.ts';
import type { JobPostRow } from '../apps/server/src/features/job-post/queries.ts';
import type { TalentProfileRow } from '../apps/server/src/features/talent-profile/queries.ts';
import { readSeedContent } from '../apps/server/src/seed/content/read.ts';
import { describeJobPost } from '../apps/server/src/seed/demo-company.ts';
import { announceDuration, printTable } from './print.ts';
import { pastedJobAds } from './search-job-ad.ts';
import { benchPeople } from './talent.ts';

announceDuration('half a minute');

const { values } = parseArgs({
  options: {
    /** How many generated people the posts are matched with. */
    talents: { type: 'string', default: '2000' },
    /** Prints each post. */
    posts: { type: 'boolean', default: false },
  },
});

const BENCH_DAY = Date.UTC(2026, 10, 20);
const PAGE = 20;

type Post = Pick<JobPost, 'title' | 'description'>;

/** The posts of the demo's companies, and long ads as people paste them. */
function postSets(): Record<string, Post[]> {
  const demo = readSeedContent().companies.flatMap((company) =>
    company.jobPosts.map((post) => ({ title: post.title, description: describeJobPost(post, company) })),
  );
  const ads = pastedJobAds().map((ad) => ({
    title: /^Job title: (.*)$/m.exec(ad)?.[1] ?? '',
    description: ad,
  }));
  return { demo, ads };
}

/** How many people of a list are in each band, from the best. */
const bandsOf = (matches: readonly TalentMatch[]): number[] =>
  MATCH_BANDS.map((band) => matches.filter((match) => match.band === band).length);

async function main(): Promise<void> {
  const index = new LocalTalentIndex();
  const profiles = new Map<string, TalentProfileRow>();
  const documents = [];
  for await (const { profile, document } of benchPeople(Number(values.talents))) {
    profiles.set(document.talentId, { ...profile, talentId: document.talentId } as never);
    documents.push(document);
  }
  await index.apply({ upserts: documents, removals: [], ready: true });
  await index.settled();
  const deps = { talentIndex: index, now: () => BENCH_DAY };
  const results: Record<string, unknown> = {};
  for (const [set, posts] of Object.entries(postSets())) {
    const rows: { title: string; all: number[]; found: number[]; first: number[] }[] = [];
    for (const [at, post] of posts.entries()) {
      const row = { ...post, jobPostId: `${set}${at}`, updatedIsoDateTimeUtc: '' } as JobPostRow;
      const criteria = await readCriteria(deps, row);
      const { hits } = await index.search({
        ...EVERYBODY,
        nowMs: BENCH_DAY,
        text: toSearchOfPost(criteria).query,
      });
      const matchOf = (id: string) => toMatch(criteria, profiles.get(id) as TalentProfileRow, BENCH_DAY);
      const all = [...profiles.keys()].map(matchOf);
      const best = all
        .toSorted((a, b) => MATCH_BANDS.indexOf(a.band) - MATCH_BANDS.indexOf(b.band) || b.total - a.total)
        .slice(0, PAGE);
      rows.push({
        title: post.title,
        all: bandsOf(all),
        found: bandsOf(hits.map(({ talentId }) => matchOf(talentId))),
        first: bandsOf(best),
      });
    }
    results[set] = print(set, rows);
  }
  await index.close();
  console.log(
    JSON.stringify({ bench: 'match', version: MATCH_WEIGHTS.version, talents: profiles.size, ...results }),
  );
}

function print(
  set: string,
  rows: readonly { title: string; all: number[]; found: number[]; first: number[] }[],
) {
  const text = (bands: readonly number[]) => bands.join('/');
  if (values.posts)
    printTable([
      [`${set}: strong/good/possible`, 'everybody', 'first page found', 'best 20'],
      ...rows.map(({ title, all, found, first }) => [title, text(all), text(found), text(first)]),
    ]);
  const sum = (of: 'all' | 'found' | 'first') =>
    MATCH_BANDS.map((_, at) => rows.reduce((total, row) => total + (row[of][at] ?? 0), 0));
  const strong = rows.map(({ all }) => all[0] ?? 0).toSorted((a, b) => a - b);
  const result = {
    posts: rows.length,
    everybody: sum('all'),
    firstPageFound: sum('found'),
    best20: sum('first'),
    strongMedian: strong[Math.floor(strong.length / 2)],
    postsWithoutStrong: strong.filter((count) => count === 0).length,
  };
  printTable([
    [set, ...Object.keys(result)],
    ['', ...Object.values(result).map(String)],
  ]);
  return result;
}

await main();
