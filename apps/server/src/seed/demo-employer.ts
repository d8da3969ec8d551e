import { toRecordId } from '@talaash/domain/base/record-id';
import { gstinCheckDigit } from '@talaash/domain/company-verification/identifier';
import type { HumanReviewResponse } from '@talaash/domain/review/schema';
import type pg from 'pg';
import type { FileRef } from '@talaash/domain/file/schema';
import type { Places } from '../adapters/places/port.ts';
import { users } from '../db/schema/account.ts';
import { companyDomains, companyIdentifiers } from '../db/schema/company-verification.ts';
import { companyProfiles } from '../db/schema/company-profile.ts';
import { companies } from '../db/schema/company.ts';
import type { events } from '../db/schema/event.ts';
import { jobPosts } from '../db/schema/job-post.ts';
import { localSubscriptions } from '../db/schema/local-payment.ts';
import { userProfiles } from '../db/schema/user-profile.ts';
import type { DemoCompany } from './content/demo-schema.ts';
import { copyRows } from './copy.ts';
import { PASSED } from './crowd.ts';
import { hoursBefore } from './demo-talent.ts';
import { describeJobPost } from './demo-company.ts';
import { createRandom, type Random } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;

export type DemoJobPostRow = typeof jobPosts.$inferInsert & { createdIsoDateTimeUtc: string };

/** The company of the demo that hires for others. It is approved, so that shields against agencies show their effect. */
const AGENCY_NUMBER = 8;

/** A company of the demo with its job posts, ready to be stored. */
export type DemoEmployer = {
  company: DemoCompany;
  companyId: string;
  uid: string;
  /** Undefined when the owner is no persona: then the company gets an account without a password. */
  personaUid: string | undefined;
  createdAt: string;
  locality: NonNullable<(typeof companyProfiles.$inferInsert)['locality']>;
  reviews: ReturnType<typeof reviewsOf>;
  jobPosts: DemoJobPostRow[];
};

/** The demo's companies; the first two belong to the personas company@ and free@. */
export async function demoEmployers(given: {
  companies: readonly DemoCompany[];
  seed: number;
  now: number;
  places: Places;
  personaUids: { company: string; free: string };
}): Promise<DemoEmployer[]> {
  const owners = [given.personaUids.company, given.personaUids.free];
  return Promise.all(
    given.companies.map(async (company, index) => {
      const random = createRandom(given.seed, 1_000_000 + index);
      const createdAt = given.now - (40 + random.between(0, 40)) * DAY;
      const [place] = await given.places.searchPlaces({
        query: company.place,
        countryCode: company.countryCode,
        limit: 1,
      });
      if (!place?.locality) throw new Error(`The places do not know ${company.place}`);
      const companyId = toRecordId(random.bytes(12), createdAt);
      const personaUid = owners[index];
      return {
        company,
        companyId,
        uid: personaUid ?? toRecordId(random.bytes(12), createdAt),
        personaUid,
        createdAt: new Date(createdAt).toISOString(),
        locality: place.locality,
        reviews: reviewsOf(company, given.now),
        jobPosts: jobPostsOf(random, company, companyId, createdAt, given.now),
      };
    }),
  );
}

function jobPostsOf(
  random: Random,
  company: DemoCompany,
  companyId: string,
  companyCreatedAt: number,
  now: number,
): DemoJobPostRow[] {
  return company.jobPosts.map((post, index) => {
    const createdAt =
      companyCreatedAt + DAY + random.next() * (now - companyCreatedAt - 30 * DAY) * ((index + 1) / 5);
    const stamp = new Date(createdAt).toISOString();
    return {
      jobPostId: toRecordId(random.bytes(12), createdAt),
      companyId,
      category: post.category,
      title: post.title,
      description: describeJobPost(post, company),
      hasCompetitiveSalary: post.benefits.includes('hasCompetitiveSalary'),
      hasFlexibleHours: post.benefits.includes('hasFlexibleHours'),
      hasPerformanceBonus: post.benefits.includes('hasPerformanceBonus'),
      hasLearningOpportunities: post.benefits.includes('hasLearningOpportunities'),
      terms: post.terms,
      aiReviewResponse: PASSED,
      ...opennessAt(post, now),
      createdIsoDateTimeUtc: stamp,
      updatedIsoDateTimeUtc: stamp,
    };
  });
}

const daysBefore = (now: number, days: number) => new Date(now - days * DAY).toISOString();

/** A question that has waited for three days, or a post that closed two days ago. The others were confirmed this week. */
function opennessAt({ openness }: DemoCompany['jobPosts'][number], now: number) {
  if (openness === 'asked')
    return { confirmedIsoDateTimeUtc: daysBefore(now, 33), askedIsoDateTimeUtc: daysBefore(now, 3) };
  if (openness === 'closed')
    return { confirmedIsoDateTimeUtc: daysBefore(now, 39), closedIsoDateTimeUtc: daysBefore(now, 2) };
  return { confirmedIsoDateTimeUtc: daysBefore(now, 4) };
}

const AWAITING_REVIEW: HumanReviewResponse = { reviewStatus: 'pending', commentsMarkdown: '' };

const reviewsOf = ({ state, failed, waitingHours }: DemoCompany, now: number) => ({
  aiReviewResponse: failed ? { reviewStatus: 'fail' as const, ...failed } : PASSED,
  humanReviewResponse: state === 'waiting' ? AWAITING_REVIEW : null,
  humanReviewWaitingSince: waitingHours ? hoursBefore(now, waitingHours) : null,
});

const paymentCustomerOf = ({ company, companyId }: DemoEmployer): string | null =>
  company.isPremium ? `customer_${companyId}` : null;

/** It was charged every month since it began: the provider works that out when it is first asked. */
function localSubscriptionsOf(employer: DemoEmployer) {
  const paymentCustomerId = paymentCustomerOf(employer);
  const { companyId, createdAt } = employer;
  if (paymentCustomerId === null) return [];
  return [
    {
      paymentCustomerId,
      companyId,
      isActive: true,
      paidUntil: createdAt,
      createdIsoDateTimeUtc: createdAt,
      updatedIsoDateTimeUtc: createdAt,
    },
  ];
}

/** Every approved company but one in three has proven its domain, the first included. */
const isVerified = ({ company }: DemoEmployer, index: number) =>
  company.state === 'approved' && index % 3 !== 2;

/** A proof that is never checked again: the domains of the demo have neither records nor mailboxes. */
function domainOf({ company, companyId, createdAt }: DemoEmployer): typeof companyDomains.$inferInsert {
  const domain = new URL(company.website).hostname.replace('www.', '');
  return {
    companyId,
    domain,
    challenge: companyId,
    mailbox: `office@${domain}`,
    method: 'mail',
    provenAt: createdAt,
    confirmedAt: createdAt,
    createdIsoDateTimeUtc: createdAt,
    updatedIsoDateTimeUtc: createdAt,
  };
}

/** Stores companies, their profiles and job posts, and an account for each owner who is no persona. */
export async function storeEmployers(
  client: pg.ClientBase,
  employers: readonly DemoEmployer[],
  logos: ReadonlyMap<string, FileRef>,
): Promise<void> {
  const stamps = ({ createdAt }: DemoEmployer) => ({
    createdIsoDateTimeUtc: createdAt,
    updatedIsoDateTimeUtc: createdAt,
  });
  await copyRows(
    client,
    users,
    employers
      .filter(({ personaUid }) => personaUid === undefined)
      .map(({ uid, company, createdAt }) => ({
        id: uid,
        name: company.hiresBy,
        email: `${company.hiresBy.toLowerCase().replaceAll(' ', '.')}@${new URL(company.website).hostname.replace('www.', '')}`,
        emailVerified: true,
        createdAt: new Date(createdAt),
      })),
  );
  await copyRows(
    client,
    companies,
    employers.map((one) => ({
      companyId: one.companyId,
      createdByUid: one.uid,
      hasPremiumAccess: one.company.isPremium,
      paymentCustomerId: paymentCustomerOf(one),
      ...one.reviews,
      ...stamps(one),
    })),
  );
  // Like a payment at the local checkout, so that the subscription can be managed and ended.
  await copyRows(client, localSubscriptions, employers.flatMap(localSubscriptionsOf));
  await copyRows(
    client,
    userProfiles,
    employers.map((one) => ({
      uid: one.uid,
      userType: 'company' as const,
      countryCode: one.company.countryCode,
      companyId: one.companyId,
      ...stamps(one),
    })),
  );
  await copyRows(
    client,
    companyProfiles,
    employers.map((one, at) => ({
      companyId: one.companyId,
      name: one.company.name,
      isRecruitmentAgency: at === AGENCY_NUMBER,
      logo: logos.get(one.companyId) ?? null,
      website: one.company.website,
      countryCode: one.company.countryCode,
      locality: one.locality,
      companyOverview: one.company.overview,
      ...stamps(one),
    })),
  );
  // A number with a right check digit that no admin has seen.
  await copyRows(
    client,
    companyIdentifiers,
    employers.slice(0, 1).map(({ companyId, createdAt }) => ({
      companyId,
      kind: 'gstin' as const,
      value: `29AAACT0001A1Z${gstinCheckDigit('29AAACT0001A1Z')}`,
      statedAt: createdAt,
    })),
  );
  await copyRows(client, companyDomains, employers.filter(isVerified).map(domainOf));
  await copyRows(
    client,
    jobPosts,
    employers.flatMap((one) => one.jobPosts),
  );
}

/** The events of saving the company and its job posts. */
export const employerEvents = ({
  companyId,
  uid,
  createdAt,
  jobPosts: posts,
}: DemoEmployer): (typeof events.$inferInsert)[] => [
  { kind: 'companyProfile.saved', actorUid: uid, companyId, createdIsoDateTimeUtc: createdAt },
  ...posts.map(({ jobPostId, createdIsoDateTimeUtc }) => ({
    kind: 'jobPost.saved' as const,
    actorUid: uid,
    companyId,
    jobPostId,
    createdIsoDateTimeUtc,
  })),
];
