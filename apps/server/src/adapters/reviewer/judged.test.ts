import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../../test/judged/judged-text.ts';
import { isRefused, judgeSet, score } from '../../../test/judged/judge.ts';
import { JUDGED_SETS } from '../../../test/judged/sets.ts';
import { now, reviewer } from '../../../test/local-reviewer.ts';
import { findTalentSource, seedTalents } from '../../seed/talent.ts';
import { createLocalPlaces } from '../places/local.ts';

const CONTACT = ['email', 'phone', 'link', 'handle'] as const;

/** Bounds a little below what was measured: `npm run bench:reviewer`. */
const BOUNDS = {
  development: { recall: 0.94, contact: 0.97 },
  'set aside': { recall: 0.93, contact: 0.95 },
  unseen: { recall: 0.55, contact: 0.75 },
} as const;
const PRECISION_MIN = 0.97;
const HONEST_REFUSED_MAX = 0.01;
/** Of other people than those of the demo, all of whom must pass. */
const DEMO_PROFILES = 200;

const judgedSets = Object.fromEntries(
  Object.entries(JUDGED_SETS).map(([name, set]) => [name, judgeSet(reviewer, set)] as const),
);

describe.each(Object.entries(BOUNDS))('of the written texts, %s', (name, bounds) => {
  const judged = judgedSets[name] as ReturnType<typeof judgeSet>;

  test('bad ones are refused', async () => {
    const { recall, precision } = score(await judged);
    expect(recall).toBeGreaterThanOrEqual(bounds.recall);
    expect(precision).toBeGreaterThanOrEqual(PRECISION_MIN);
  });

  test('nearly all with contact details are refused', async () => {
    const { bad } = await judged;
    const withContact = bad.filter(({ fault }) => CONTACT.some((contact) => contact === fault));
    expect(withContact.filter(isRefused).length / withContact.length).toBeGreaterThanOrEqual(bounds.contact);
  });

  test('each fault is found in some', async () => {
    const found = await judged;
    for (const fault of FAULTS) expect(score(found, fault).refused, fault).toBeGreaterThan(0);
  });
});

test('fewer than one in a hundred honest texts and demo profiles are refused', async () => {
  const source = await findTalentSource({ places: createLocalPlaces(), seed: 11, now });
  const refused: unknown[] = [];
  let count = 0;
  for (const judged of Object.values(judgedSets)) {
    const { honest } = await judged;
    count += honest.length;
    refused.push(...honest.filter(isRefused));
  }
  expect(refused.length / count).toBeLessThan(HONEST_REFUSED_MAX);

  for (const { profile } of seedTalents(source, 0, DEMO_PROFILES)) {
    const { failureReasons } = await reviewer.reviewTalentProfile(profile);
    count += 1;
    if (failureReasons.length > 0) refused.push({ about: profile.about, failureReasons });
  }
  expect(refused.length / count, JSON.stringify(refused)).toBeLessThan(HONEST_REFUSED_MAX);
});
