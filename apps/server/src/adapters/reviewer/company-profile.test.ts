import { describe, expect, test } from 'vitest';
import { companyProfileDraft } from '../../../test/draft.ts';
import { companyProfile, reviewer } from '../../../test/local-reviewer.ts';

describe('a company profile', () => {
  test('that is complete passes, with or without an overview', async () => {
    expect(await reviewer.reviewCompanyProfile(companyProfile())).toMatchObject({ reviewStatus: 'pass' });
    expect(await reviewer.reviewCompanyProfile(companyProfile({ companyOverview: undefined }))).toMatchObject(
      { reviewStatus: 'pass', confidenceScore: 60 },
    );
    const withOwnDomain =
      'We are Harbor Ledger; see harborledger.com for what our accounting software does for ships.';
    expect(
      await reviewer.reviewCompanyProfile(companyProfile({ companyOverview: withOwnDomain })),
    ).toMatchObject({
      reviewStatus: 'pass',
    });
  });

  test.each<[string, Parameters<typeof companyProfileDraft>[0], string]>([
    [
      'a free host',
      { website: 'https://harborledger.wordpress.com' },
      'Website: use the address of the company’s own site; anybody can create a page on this one.',
    ],
    [
      'the site of another company',
      { website: 'https://bluewhale.com' },
      'Website: use a site whose domain matches “Harbor Ledger”, or correct the name.',
    ],
    [
      'a phone number',
      { companyOverview: 'We make accounting software for small ships. Call +1 555 010 9999.' },
      'Company overview: remove the phone number: “+1 555 010 9999”.',
    ],
    [
      'three words',
      { companyOverview: 'We do software.' },
      'Company overview: describe in a few sentences what your company does.',
    ],
    [
      'a filler name',
      { name: 'Test Company', website: 'https://testcompany.com' },
      'Name: replace the placeholder text with your own words.',
    ],
  ])('with %s fails with a reason', async (_, given, reason) => {
    const verdict = await reviewer.reviewCompanyProfile(companyProfile(given));
    expect(verdict.failureReasons).toContain(reason);
  });
});
