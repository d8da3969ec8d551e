import type { FileRef } from '@talaash/domain/file/schema';
import { plainLineOf } from '@talaash/domain/markdown/plain';
import type { ReportSubject } from '@talaash/domain/report/choice';
import { EVIDENCE_MESSAGES_AROUND } from '@talaash/domain/report/limit';
import type { Evidence } from '@talaash/domain/report/schema';
import { toInvitingCompanyProfile } from '../features/company-profile/present.ts';
import { toJobPost } from '../features/job-post/present.ts';
import { toFullTalentProfileView } from '../features/talent-profile/present.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer } from './demo-employer.ts';
import type { DemoThread } from './demo-thread.ts';

/** Something that is reported in the demo, as its reporters see it. */
export type DemoReported = {
  subject: ReportSubject;
  subjectId: string;
  whose: { uid: string; talentId: string | null; companyId: string | null };
  evidence: Evidence;
  excerpt: string | null;
  picture?: FileRef;
};

type By = { reported: DemoReported; by: readonly string[] };

type Given = {
  employers: readonly DemoEmployer[];
  crowd: readonly ReviewedTalent[];
  threads: readonly DemoThread[];
  isPersona: (uid: string) => boolean;
};

/** A conversation with both of its sides. */
type Pair = { written: DemoThread; employer: DemoEmployer; talent: ReviewedTalent };

/** What can be reported of the people of a demo. No message and no post of a persona is. */
export function reportable(given: Given) {
  const pairs = pairsOf(given);
  return {
    messages: () => threeMessages(pairs),
    jobPost: () => jobPostOf(pairs),
    companyOf: (persona: ReviewedTalent) => companyOf(persona, given),
    profile: profileOf,
    picture: pictureOf,
  };
}

function pairsOf({ employers, crowd, threads, isPersona }: Given): Pair[] {
  const employerOf = new Map(employers.map((one) => [one.companyId, one]));
  const talentOf = new Map(crowd.map((one) => [one.profile.key.talentId, one]));
  return threads.flatMap((written) => {
    const employer = employerOf.get(written.thread.companyId);
    const talent = talentOf.get(written.thread.talentId);
    const isOfPersona = !employer || !talent || isPersona(employer.uid) || isPersona(talent.uid);
    return isOfPersona ? [] : [{ written, employer, talent }];
  });
}

/** The last message of a side in a conversation. */
function messageOf({ written, employer, talent }: Pair, sender: 'Company' | 'Talent'): By | undefined {
  const at = written.messages.findLastIndex((one) => one.sender === sender);
  const found = written.messages[at];
  if (!found) return undefined;
  const around = written.messages.slice(
    Math.max(0, at - EVIDENCE_MESSAGES_AROUND),
    at + EVIDENCE_MESSAGES_AROUND + 1,
  );
  const { companyId } = employer;
  const { talentId } = talent.profile.key;
  const evidence: Evidence = {
    subject: 'message',
    talentName: talent.profile.name,
    companyName: employer.company.name,
    messages: around.map((one) => ({
      messageId: one.messageId,
      sender: one.sender,
      markdown: one.markdown,
      createdIsoDateTimeUtc: String(one.createdIsoDateTimeUtc),
      isReported: one === found,
    })),
  };
  const isCompanys = sender === 'Company';
  return {
    reported: {
      subject: 'message',
      subjectId: found.messageId,
      whose: isCompanys
        ? { uid: employer.uid, talentId: null, companyId }
        : { uid: talent.uid, talentId, companyId: null },
      evidence,
      excerpt: plainLineOf(found.markdown).slice(0, 200),
    },
    by: [isCompanys ? talent.uid : employer.uid],
  };
}

/** Messages of three conversations of different companies: two of companies, the last one of a talent. */
function threeMessages(pairs: readonly Pair[]): [By, By, By] {
  const spoken = pairs.filter(
    ({ written }) => new Set(written.messages.map(({ sender }) => sender)).size === 3,
  );
  const [first, second, third] = new Map(
    spoken.toReversed().map((pair) => [pair.employer.companyId, pair]),
  ).values();
  const spam = first && messageOf(first, 'Company');
  const coarse = second && messageOf(second, 'Company');
  const limited = third && messageOf(third, 'Talent');
  if (!spam || !coarse || !limited) throw new Error('The demo has too few conversations for its reports.');
  return [spam, coarse, limited];
}

/** The first job post for which somebody is invited, by everybody who is. */
function jobPostOf(pairs: readonly Pair[]): By {
  const [first] = pairs;
  const post = first?.employer.jobPosts.find(({ jobPostId }) => jobPostId === first.written.thread.jobPostId);
  if (!first || !post) throw new Error('The demo has no invitation for its reports.');
  const { uid, companyId } = first.employer;
  const record = { ...toJobPost(post as Parameters<typeof toJobPost>[0]) };
  return {
    reported: {
      subject: 'jobPost',
      subjectId: post.jobPostId,
      whose: { uid, talentId: null, companyId },
      evidence: { subject: 'jobPost', record },
      excerpt: post.title,
    },
    by: pairs.flatMap(({ written, talent }) =>
      written.thread.jobPostId === post.jobPostId ? [talent.uid] : [],
    ),
  };
}

/** A company that has invited the persona, which reports it. */
function companyOf(persona: ReviewedTalent, { employers, threads, isPersona }: Given): By {
  const invited = new Set(
    threads
      .filter(({ thread }) => thread.talentId === persona.profile.key.talentId)
      .map(({ thread }) => thread.companyId),
  );
  const employer = employers.find(({ companyId, uid }) => invited.has(companyId) && !isPersona(uid));
  if (!employer) throw new Error('The demo has no company for the report of the persona.');
  const { uid, companyId, company, createdAt, locality } = employer;
  const profile = {
    companyId,
    name: company.name,
    website: company.website,
    countryCode: company.countryCode,
    locality,
    companyOverview: company.overview,
    createdIsoDateTimeUtc: createdAt,
    updatedIsoDateTimeUtc: createdAt,
  };
  const record = { ...toInvitingCompanyProfile(profile as Parameters<typeof toInvitingCompanyProfile>[0]) };
  return {
    reported: {
      subject: 'profile',
      subjectId: companyId,
      whose: { uid, talentId: null, companyId },
      evidence: { subject: 'profile', record },
      excerpt: company.name,
    },
    by: [persona.uid],
  };
}

function profileOf({ uid, profile: { key, ...row } }: ReviewedTalent): DemoReported {
  const { talentId } = key;
  const whole = { profile: { ...row, talentId }, facts: [] } as Parameters<typeof toFullTalentProfileView>[0];
  return {
    subject: 'profile',
    subjectId: talentId,
    whose: { uid, talentId, companyId: null },
    evidence: { subject: 'profile', record: { ...toFullTalentProfileView(whole) } },
    excerpt: row.name,
  };
}

function pictureOf({ uid, profile: { key, profilePicture } }: ReviewedTalent): DemoReported {
  if (!profilePicture) throw new Error('The demo has no picture for its reports.');
  const { id: fileId, filename = '' } = profilePicture;
  return {
    subject: 'picture',
    subjectId: fileId,
    whose: { uid, talentId: key.talentId, companyId: null },
    evidence: { subject: 'picture', fileId, filename },
    excerpt: null,
    picture: profilePicture,
  };
}
