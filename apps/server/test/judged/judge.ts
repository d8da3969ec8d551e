import type { CompanyProfileField } from '@talaash/domain/company-profile/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { FAULTS as RULE_FAULTS } from '../../src/adapters/reviewer/fault.ts';
import type { Reviewer } from '../../src/adapters/reviewer/port.ts';
import { talentProfileDraft } from '../draft.ts';
import { companyProfile, jobPost, talentProfile } from '../local-reviewer.ts';
import { FAULTS, type Fault, type JudgedField, type JudgedTexts } from './judged-text.ts';
import type { JudgedSet } from './sets.ts';

/** A text that a reviewer has read in a record that passes without it. */
export type Judged = {
  field: JudgedField;
  text: string;
  /** Undefined for an honest text. */
  fault: Fault | undefined;
  /** The reasons that name the field of the text. */
  reasons: string[];
};

type Place = {
  /** What a reason calls the field. */
  label: string;
  review: (reviewer: Reviewer, text: string) => Promise<AiReviewResponse>;
};

const inTalentProfile = (
  label: string,
  given: (text: string) => Parameters<typeof talentProfile>[0],
): Place => ({
  label,
  review: (reviewer, text) => reviewer.reviewTalentProfile(talentProfile(given(text))),
});
const inCompanyProfile = (label: string, field: 'name' | 'companyOverview'): Place => ({
  label,
  review: (reviewer, text) =>
    reviewer.reviewCompanyProfile(companyProfile({ [field]: text, ...websiteFor(field, text) })),
});
const inJobPost = (label: string, field: 'title' | 'description'): Place => ({
  label,
  review: (reviewer, text) => reviewer.reviewJobPost(jobPost({ [field]: text })),
});

/** The website has to fit the name. */
const websiteFor = (field: CompanyProfileField, text: string) =>
  field === 'name' ? { website: `https://${text.toLowerCase().replace(/[^a-z0-9]/g, '')}.com` } : {};

const draft = talentProfileDraft();
const [position] = draft.workExperiences;
const [project] = draft.personalProjects;

const PLACES: Readonly<Record<JudgedField, Place>> = {
  about: inTalentProfile('About', (text) => ({ about: text })),
  duties: inTalentProfile('Work experience at Kavya Payments', (text) => ({
    workExperiences: position ? [{ ...position, rolesAndResponsibilities: text }] : [],
  })),
  project: inTalentProfile('Project Monsoon map', (text) => ({
    personalProjects: project ? [{ ...project, descriptionMarkdown: text }] : [],
  })),
  jobTitle: inTalentProfile('Job title', (text) => ({ jobTitle: text })),
  skill: inTalentProfile('Skills', (text) => ({ skills: ['React', 'TypeScript', 'PostgreSQL', text] })),
  suburb: inTalentProfile('Where you live', (text) => ({ locality: { ...draft.locality, suburb: text } })),
  credentialId: inTalentProfile('Certification 1, credential ID', (text) => ({
    certifications: [
      {
        id: 'c1',
        name: 'Kubernetes Administrator',
        issuingOrganization: 'Linux Foundation',
        issueIsoMonth: '2024-05',
        credentialId: text,
      },
    ],
  })),
  postTitle: inJobPost('Title', 'title'),
  post: inJobPost('Description', 'description'),
  companyName: inCompanyProfile('Name', 'name'),
  overview: inCompanyProfile('Company overview', 'companyOverview'),
};

/** What a reviewer says of each text, one after the other. */
export async function judge(reviewer: Reviewer, texts: JudgedTexts, fault?: Fault): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [field, list] of Object.entries(texts) as [JudgedField, readonly string[]][]) {
    const { label, review } = PLACES[field];
    for (const text of list) {
      const { failureReasons } = await review(reviewer, text);
      // A bad text has to be named. An honest one must not fail in any way.
      const isCounted = (reason: string) => fault === undefined || reason.startsWith(`${label}: `);
      judged.push({ field, text, fault, reasons: failureReasons.filter(isCounted) });
    }
  }
  return judged;
}

/** What a reviewer says of the bad and the honest texts of a set. */
export async function judgeSet(
  reviewer: Reviewer,
  { bad, honest }: JudgedSet,
): Promise<{ bad: Judged[]; honest: Judged[] }> {
  const judged: { bad: Judged[]; honest: Judged[] } = { bad: [], honest: [] };
  for (const texts of bad) {
    for (const fault of FAULTS) judged.bad.push(...(await judge(reviewer, texts[fault], fault)));
  }
  for (const texts of honest) judged.honest.push(...(await judge(reviewer, texts)));
  return judged;
}

export const isRefused = ({ reasons }: Judged): boolean => reasons.length > 0;

/** The fault that a reason of the rule-based reviewer tells; undefined for contradictions and thin sections. */
export function faultTold(reason: string): Fault | undefined {
  const told = Object.entries(RULE_FAULTS).find(([, { change }]) => reason.includes(`: ${change}`))?.[0];
  return told === undefined ? undefined : FAULT_OF_RULE[told as keyof typeof RULE_FAULTS];
}

const FAULT_OF_RULE: Readonly<Record<keyof typeof RULE_FAULTS, Fault>> = {
  email: 'email',
  phone: 'phone',
  link: 'link',
  handle: 'handle',
  filler: 'filler',
  gibberish: 'filler',
  repetition: 'repetition',
  abuse: 'abuse',
  shouting: 'shouting',
  instruction: 'instruction',
  offer: 'offer',
  sale: 'offer',
  secret: 'offer',
  fee: 'offer',
};

export type Score = { texts: number; refused: number; recall: number; precision: number };

/**
 * Recall is the share of the bad texts that are refused. Precision is the share of bad texts among the refused ones; for
 * one fault, among those that are refused for it.
 */
export function score({ bad, honest }: { bad: Judged[]; honest: Judged[] }, fault?: Fault): Score {
  const asked = bad.filter((judged) => fault === undefined || judged.fault === fault);
  const refused = asked.filter(isRefused).length;
  const isTold = ({ reasons }: Judged) =>
    fault === undefined ? reasons.length > 0 : reasons.some((reason) => faultTold(reason) === fault);
  const right = bad.filter(isTold).length;
  const wrong = honest.filter(isTold).length;
  return {
    texts: asked.length,
    refused,
    recall: refused / asked.length,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
  };
}
