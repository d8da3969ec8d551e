import type { CompanyProfileField } from '@talaash/domain/company-profile/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { Reviewer } from '../../src/adapters/reviewer/port.ts';
import { talentProfileDraft } from '../draft.ts';
import { companyProfile, jobPost, talentProfile } from '../local-reviewer.ts';
import { FAULTS, type Fault, type JudgedField, type JudgedTexts } from './judged-text.ts';

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
      const reasons = failureReasons.filter((reason) => reason.startsWith(`${label}: `));
      if (fault === undefined && failureReasons.length > reasons.length) reasons.push(...failureReasons);
      judged.push({ field, text, fault, reasons });
    }
  }
  return judged;
}

/** What a reviewer says of all bad texts of a set. */
export async function judgeBad(
  reviewer: Reviewer,
  texts: Readonly<Record<Fault, JudgedTexts>>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const fault of FAULTS) judged.push(...(await judge(reviewer, texts[fault], fault)));
  return judged;
}

export const isRefused = ({ reasons }: Judged): boolean => reasons.length > 0;

export const shareRefused = (judged: readonly Judged[]): number =>
  judged.filter(isRefused).length / judged.length;
