import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { eq } from 'drizzle-orm';
import { companies } from '../src/db/schema/company.ts';
import { companyProfiles } from '../src/db/schema/company-profile.ts';
import { jobPosts } from '../src/db/schema/job-post.ts';
import { hiddenProfiles } from '../src/db/schema/hidden-profile.ts';
import { talentProfiles } from '../src/db/schema/talent-profile.ts';
import { talents } from '../src/db/schema/talent.ts';
import type { Deps } from '../src/call/deps.ts';
import { record } from '../src/events/record.ts';
import { newRecordId } from '../src/base/record-id.ts';
import { type CompanyPerson, PASSED, type peopleOf, type TalentPerson } from './person.ts';

type People = Pick<ReturnType<typeof peopleOf>, 'talent' | 'company'>;
type Profile = typeof talentProfiles.$inferInsert;

export const FAILED = {
  reviewStatus: 'fail' as const,
  failureReasons: ['About: too thin'],
  confidenceScore: 95,
};

const picture = () => ({
  id: newRecordId(),
  bucket: 'talaash',
  path: `talents/${newRecordId()}/profile_pictures/secret-picture.jpg`,
  filename: 'secret-picture.jpg',
  contentType: 'image/jpeg',
  createdIsoDateTimeUtc: '2026-01-01T00:00:00.000Z',
});

/** A complete profile, with every field that identifies a person. */
export const profileOf = (talentId: string, name: string): Profile => ({
  talentId,
  name,
  profilePicture: picture(),
  dobIsoDate: '1993-07-19',
  about: 'I build interfaces that people understand at once, and I like to see how they are used.',
  openToWorkStatus: 'ActivelySeeking',
  jobCategory: 'Software_Development',
  jobTitle: 'Frontend Engineer',
  locality: { suburb: 'Indiranagar', state: 'Karnataka', countryCode: 'IN' },
  isCurrentlyEmployed: true,
  noticePeriodInWeeks: 4,
  expectedSalaryInLpaInr: 24,
  skills: ['React', 'TypeScript', 'CSS'],
  experienceInYears: 6,
  workExperiences: [],
  educationList: [],
  resume: { ...picture(), filename: 'secret-resume.pdf', contentType: 'application/pdf' },
  linkedInProfileUrl: 'https://www.linkedin.com/in/secret-link',
  githubProfileUrl: 'https://github.com/secret-link',
  stackOverflowProfileUrl: 'https://stackoverflow.com/users/secret-link',
  personalBlogUrl: 'https://secret-link.example.com',
  personalProjects: [],
  certifications: [],
  englishFluency: 'Advanced',
  hasStableInternet: true,
  hasOwnLaptop: true,
  hasWebcamAndMicrophone: true,
  canWorkFromHome: true,
});

/** Makes companies that may invite, and talents who are in search. */
export function marketOf({ db, events }: Pick<Deps, 'db' | 'events'>, people: People) {
  async function addJobPost(
    companyId: string,
    given: Partial<typeof jobPosts.$inferInsert> = {},
  ): Promise<string> {
    const jobPostId = newRecordId();
    await db.insert(jobPosts).values({
      jobPostId,
      companyId,
      category: 'Software_Development',
      title: 'Senior React Developer',
      description: 'Build and own the web application of a small, careful team.',
      aiReviewResponse: PASSED,
      ...given,
    });
    return jobPostId;
  }

  /** An approved company with an approved job post. */
  async function hiringCompany(
    given: { companyName?: string; hasPremiumAccess?: boolean } = {},
  ): Promise<CompanyPerson & { jobPostId: string }> {
    const { companyName = 'Northwind', hasPremiumAccess = true } = given;
    const company = await people.company({ hasPremiumAccess, isApproved: true });
    const { companyId } = company;
    await db.insert(companyProfiles).values({
      companyId,
      name: companyName,
      website: 'https://northwind.example.com',
      countryCode: 'US',
      locality: { state: 'Oregon', countryCode: 'US' },
    });
    return { ...company, jobPostId: await addJobPost(companyId) };
  }

  /** As after an edit that fails its review. */
  async function loseApproval({ companyId }: CompanyPerson): Promise<void> {
    await db.update(companies).set({ aiReviewResponse: FAILED }).where(eq(companies.companyId, companyId));
  }

  /** A talent who is in search. */
  async function foundTalent(given: Partial<Profile> = {}): Promise<TalentPerson> {
    const { name = 'Meera Krishnan' } = given;
    const talent = await people.talent({ name });
    await changeTalent(talent, { ...profileOf(talent.talentId, name), ...given });
    return talent;
  }

  /** Changes a profile and records the event. */
  async function changeTalent(
    { talentId }: Pick<TalentPerson, 'talentId'>,
    change: Partial<Profile>,
  ): Promise<void> {
    await events.transaction(async (tx) => {
      await tx.update(talents).set({ aiReviewResponse: PASSED }).where(eq(talents.talentId, talentId));
      await tx
        .insert(talentProfiles)
        .values({ ...profileOf(talentId, 'Meera Krishnan'), ...change, talentId })
        .onConflictDoUpdate({ target: talentProfiles.talentId, set: change });
      await record(tx, { kind: 'talentProfile.saved', actorUid: null, talentId });
    });
  }

  async function hideFrom({ companyId }: CompanyPerson, { talentId, name }: TalentPerson): Promise<void> {
    await db.insert(hiddenProfiles).values({
      companyId,
      talentId,
      talentName: name,
      talentJobTitle: 'Frontend Engineer',
      searchKeywords: searchKeywords(name),
    });
  }

  return { addJobPost, hiringCompany, loseApproval, foundTalent, changeTalent, hideFrom };
}
