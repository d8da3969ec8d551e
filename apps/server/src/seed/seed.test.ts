import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { JobPost } from '@talaash/domain/job-post/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalPlaces } from '../adapters/places/local.ts';
import { createLocalReviewer } from '../adapters/reviewer/local.ts';
import { type DemoEmployer, demoEmployers } from './demo-employer.ts';
import { demoRelations } from './demo-relation.ts';
import { DEMO_SEED, DEMO_TALENTS } from './demo.ts';
import { demoTalents } from './demo-talent.ts';
import { personaTalent } from './persona-talent.ts';
import { drawFace, drawLettermark } from './picture.ts';
import { writeResume } from './resume.ts';
import { findTalentSource, type SeededTalent, seedTalent, seedTalents, type TalentSource } from './talent.ts';

const now = Date.UTC(2026, 10, 20, 12);
const places = createLocalPlaces();
const reviewer = createLocalReviewer({ now: () => now });
let source: TalentSource;

beforeAll(async () => {
  source = await findTalentSource({ places, seed: DEMO_SEED, now });
});

describe('made-up talent', () => {
  it('is the same for the same seed, number and day', () => {
    const crowd = [...seedTalents(source, 0, 40)];
    expect(seedTalent(source, 25)).toEqual(crowd[25]);
    expect(seedTalent({ ...source, seed: 1 }, 25)).not.toEqual(crowd[25]);
  });

  it('passes validation unchanged, and the rule-based reviewer', async () => {
    for (const { profile } of seedTalents(source, 0, DEMO_TALENTS)) {
      const result = TalentProfile.safeParse(profile);
      expect(result.error?.issues).toBeUndefined();
      expect(result.data).toEqual(profile);
      const { failureReasons } = await reviewer.reviewTalentProfile(profile);
      expect(failureReasons, profile.about).toEqual([]);
    }
  });

  it('consists of many different people', () => {
    const crowd = [...seedTalents(source, 0, 1500)];
    const different = (of: (one: SeededTalent) => string) => new Set(crowd.map(of)).size;
    expect(different(({ uid }) => uid)).toBe(1500);
    expect(different(({ email }) => email)).toBe(1500);
    expect(different(({ profile }) => profile.key.talentId)).toBe(1500);
    expect(different(({ profile }) => profile.about)).toBe(1500);
    expect(different(({ profile }) => profile.name)).toBeGreaterThan(1200);
    expect(different(({ profile }) => profile.jobTitle)).toBeGreaterThan(100);
    expect(different(({ profile }) => profile.locality.state)).toBeGreaterThan(20);
    expect(new Set(crowd.map(({ profile }) => profile.jobCategory)).size).toBe(3);
  });

  it('has results for the suggested searches in a demo of 300', () => {
    const titles = [...seedTalents(source, 0, DEMO_TALENTS)].map(({ profile }) => profile.jobTitle);
    for (const wanted of [
      'React Developer',
      'Python Developer',
      'Full Stack',
      'UI/UX Designer',
      'DevOps Engineer',
      'Data Scientist',
    ]) {
      expect(titles.filter((title) => title.includes(wanted)).length, wanted).toBeGreaterThan(2);
    }
  });

  it('expects a higher salary with more experience', () => {
    const crowd = [...seedTalents(source, 0, 1500)];
    const meanBetween = (least: number, most: number) => {
      const asked = crowd
        .filter(({ profile }) => profile.experienceInYears >= least && profile.experienceInYears < most)
        .map(({ profile }) => profile.expectedSalaryInLpaInr);
      return asked.reduce((sum, salary) => sum + salary, 0) / asked.length;
    };
    expect(meanBetween(0, 2)).toBeLessThan(meanBetween(3, 5));
    expect(meanBetween(3, 5)).toBeLessThan(meanBetween(8, 12));
  });
});

describe('the people of the demo', () => {
  it('have the verdict of the rule-based reviewer', async () => {
    for (const { profile, aiReviewResponse } of demoTalents(source, DEMO_TALENTS).slice(1)) {
      expect(TalentProfile.safeParse(profile).success).toBe(true);
      const { reviewStatus, failureReasons } = await reviewer.reviewTalentProfile(profile);
      expect({ reviewStatus, failureReasons }).toEqual({
        reviewStatus: aiReviewResponse.reviewStatus,
        failureReasons: aiReviewResponse.failureReasons,
      });
    }
  });

  it('include a persona whose profile is valid and passes', async () => {
    const { profile } = await personaTalent(source, places);
    expect(TalentProfile.safeParse(profile).error?.issues).toBeUndefined();
    expect((await reviewer.reviewTalentProfile(profile)).failureReasons).toEqual([]);
  });
});

describe('the prose of the demo', () => {
  const sentencesOf = (...texts: (string | undefined)[]) =>
    texts
      .flatMap((text) => (text ?? '').split(/\n+/))
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.replace(/^(-|\d+\.) /, '').split(/(?<=[.!?।]) +/))
      .filter((sentence) => sentence !== '');
  const peopleSay = (profiles: readonly TalentProfile[]) =>
    profiles.flatMap(({ about, workExperiences, personalProjects }) =>
      sentencesOf(
        about,
        ...workExperiences.map((work) => work.rolesAndResponsibilities),
        ...personalProjects.map((project) => project.descriptionMarkdown),
      ),
    );
  const repeated = (sentences: readonly string[]) => {
    const said = new Set<string>();
    return sentences.filter((sentence) => said.size === said.add(sentence).size);
  };
  const WORDS_OF_A_TURN = 6;
  /** Each run of six words, and each parenthesis. */
  const turnsOf = (sentence: string): string[] => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}’'+#.-]+/gu) ?? [];
    const runs = words
      .slice(WORDS_OF_A_TURN - 1)
      .map((_, at) => words.slice(at, at + WORDS_OF_A_TURN).join(' '));
    return [...runs, ...(sentence.match(/\([^)]*\)/g) ?? [])];
  };
  /** Number 6 is the example of somebody who repeats one sentence. */
  const REPETITIVE = 6;

  it('has no sentence twice in companies, job posts and conversations', async () => {
    const employers = await demoEmployers({
      companies: source.content.companies,
      seed: DEMO_SEED,
      now,
      places,
      personaUids: { company: 'company-uid', free: 'free-uid' },
    });
    const { threads } = demoRelations({
      content: source.content,
      seed: DEMO_SEED,
      now,
      employers,
      talents: demoTalents(source, DEMO_TALENTS).filter(
        ({ profile }) => profile.openToWorkStatus !== 'NotSeeking',
      ),
    });
    const spoken = threads.flatMap(({ messages }) => messages).filter(({ sender }) => sender !== 'System');
    const sentences = [
      ...employers.flatMap(({ company, jobPosts }) => [
        ...sentencesOf(company.overview),
        ...jobPosts.flatMap(({ description }) => sentencesOf(description ?? undefined)),
      ]),
      ...spoken.flatMap(({ markdown }) => sentencesOf(markdown)),
    ];
    expect(sentences.length).toBeGreaterThan(400);
    expect(repeated(sentences)).toEqual([]);
  });

  it('has no turn of phrase and no parenthesis more than three times among the people', () => {
    const crowd = demoTalents(source, DEMO_TALENTS).filter((_, number) => number !== REPETITIVE);
    const people = crowd.map(({ profile }) => new Set(peopleSay([profile]).flatMap(turnsOf)));
    const counts = new Map<string, number>();
    for (const turn of people.flatMap((turns) => [...turns])) counts.set(turn, (counts.get(turn) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(5000);
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  });

  it('seldom repeats a sentence among thousands of people', () => {
    const sentences = peopleSay([...seedTalents(source, DEMO_TALENTS, 3000)].map(({ profile }) => profile));
    expect(repeated(sentences).length / sentences.length).toBeLessThan(0.15);
  });
});

describe('the demo’s companies', () => {
  let employers: DemoEmployer[];
  beforeAll(async () => {
    const personaUids = { company: 'company-uid', free: 'free-uid' };
    employers = await demoEmployers({
      companies: source.content.companies,
      seed: DEMO_SEED,
      now,
      places,
      personaUids,
    });
  });

  it('are valid and have the verdict of the rule-based reviewer', async () => {
    for (const { company, companyId, createdAt, locality } of employers) {
      const stamps = { createdIsoDateTimeUtc: createdAt, updatedIsoDateTimeUtc: createdAt };
      const profile = CompanyProfile.parse({
        key: { companyId },
        ...stamps,
        name: company.name,
        website: company.website,
        countryCode: company.countryCode,
        locality,
        companyOverview: company.overview,
      });
      const { reviewStatus } = await reviewer.reviewCompanyProfile(profile);
      expect(reviewStatus, company.name).toBe(company.state === 'approved' ? 'pass' : 'fail');
    }
  });

  it('have job posts that are valid and pass review', async () => {
    for (const { jobPosts } of employers) {
      expect(jobPosts.length).toBeGreaterThan(0);
      for (const { jobPostId, reviewQueuedAt: _, ...fields } of jobPosts) {
        const jobPost = JobPost.parse({ key: { jobPostId }, ...fields });
        expect((await reviewer.reviewJobPost(jobPost)).failureReasons, jobPost.title).toEqual([]);
      }
    }
  });
});

describe('files of made-up people', () => {
  it('are pictures in two sizes, the same ones for the same person', async () => {
    const [one, again, other] = await Promise.all([
      drawFace(7, 'woman'),
      drawFace(7, 'woman'),
      drawFace(8, 'man'),
    ]);
    expect(one.small.equals(again.small)).toBe(true);
    expect(one.small.equals(other.small)).toBe(false);
    expect(one.small.toString('latin1', 8, 12)).toBe('WEBP');
    expect(one.large.length).toBeGreaterThan(one.small.length);
  });

  it('are faces without a background of their own', async () => {
    const { small, large } = await drawFace(9, 'woman');
    for (const picture of [small, large]) {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect(data[3]).toBe(0);
      expect(data[(info.height / 2) * info.width * 4 + (info.width / 2) * 4 + 3]).toBe(255);
    }
  });

  it('are logos with the letter of each company', async () => {
    const [harbour, fern] = await Promise.all([
      drawLettermark('H', '#2f5f7a'),
      drawLettermark('F', '#2f5f7a'),
    ]);
    expect(harbour.small.equals(fern.small)).toBe(false);
  });

  it('are resumes that are valid PDF files', () => {
    const { profile } = seedTalent(source, 2);
    const content = writeResume(profile).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(content)?.[1]);
    expect(content.slice(start, start + 4)).toBe('xref');
    for (const [, offset] of content.slice(start).matchAll(/^(\d{10}) 00000 n/gm)) {
      expect(content.slice(Number(offset))).toMatch(/^\d 0 obj/);
    }
  });
});
