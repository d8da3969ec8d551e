import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { FullTalentProfileView } from '@talaash/contract/talent-profile';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { latestOf } from '@talaash/domain/talent-profile/latest';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { type Cell, toCsv } from '../../base/csv.ts';

/** A shortlisted person whom the company may see. */
export type ExportedPerson = {
  profile: FullTalentProfileView;
  email: string | undefined;
  relation: CompanyRelation | undefined;
  shortlistedIsoDateTimeUtc: string;
  /** Undefined for an owner without members. */
  shortlistedByName: string | undefined;
};

const yesOrNo = (holds: boolean) => (holds ? 'Yes' : 'No');

/** The columns of the file, in order. */
const COLUMNS: readonly (readonly [head: string, cellOf: (person: ExportedPerson) => Cell])[] = [
  ['Name', ({ profile }) => profile.name],
  ['Job title', ({ profile }) => profile.jobTitle],
  ['Email', ({ email }) => email],
  ['Category', ({ profile }) => JOB_CATEGORY_LABELS[profile.jobCategory]],
  ['Experience (years)', ({ profile }) => profile.experienceInYears],
  ['Expected salary (₹ LPA)', ({ profile }) => profile.expectedSalaryInLpaInr],
  ['Can start in (weeks)', ({ profile }) => profile.noticePeriodInWeeks],
  ['Open to work', ({ profile }) => OPEN_TO_WORK_STATUS_LABELS[profile.openToWorkStatus]],
  ['Currently employed', ({ profile }) => yesOrNo(profile.isCurrentlyEmployed)],
  ['Place', ({ profile }) => profile.locality.suburb],
  ['State', ({ profile }) => profile.locality.state],
  ['Can work from home', ({ profile }) => yesOrNo(profile.canWorkFromHome)],
  ['English', ({ profile }) => profile.englishFluency],
  ['Skills', ({ profile }) => profile.skills.join(', ')],
  ['Latest job', ({ profile }) => latestOf(profile.workExperiences)?.designation],
  ['Latest employer', ({ profile }) => latestOf(profile.workExperiences)?.company],
  ['Latest education', ({ profile }) => latestOf(profile.educationList)?.course],
  ['Latest university', ({ profile }) => latestOf(profile.educationList)?.university],
  ['LinkedIn', ({ profile }) => profile.linkedInProfileUrl],
  ['GitHub', ({ profile }) => profile.githubProfileUrl],
  ['Profile last changed (UTC)', ({ profile }) => profile.updatedIsoDateTimeUtc],
  ['Shortlisted (UTC)', ({ shortlistedIsoDateTimeUtc }) => shortlistedIsoDateTimeUtc],
  ['Shortlisted by', ({ shortlistedByName }) => shortlistedByName],
  [
    'Invitation',
    ({ relation }) => relation?.invitationStatus && INVITATION_STATUS_LABELS[relation.invitationStatus],
  ],
];

/** The people as a CSV file for spreadsheets, one row each below the header. */
export const toShortlistCsv = (people: readonly ExportedPerson[]): string =>
  toCsv([
    COLUMNS.map(([head]) => head),
    ...people.map((person) => COLUMNS.map(([, cellOf]) => cellOf(person))),
  ]);
