import type { ShortlistedPerson } from '@talaash/contract/people-export';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { latestOf } from '@talaash/domain/talent-profile/latest';
import { readEmails } from '../talent-contact/queries.ts';
import {
  pageShortlist,
  readShortlisters,
  shortlistedAt,
  type ShortlistedProfileRow,
} from '../shortlisted-profile/queries.ts';
import { toFullTalentProfileView } from '../talent-profile/present.ts';
import { companyRelations, readVisibleTalentProfiles } from '../talent-profile/queries.ts';
import { cardColumns, type Columns, yesOrNo } from './columns.ts';
import { type ExportDeps, exportPeople, type ExportRequest, type OfJobPost } from './export.ts';

const COLUMNS: Columns<ShortlistedPerson> = [
  ['Name', ({ talentProfile }) => talentProfile.name],
  ['Job title', ({ talentProfile }) => talentProfile.jobTitle],
  ['Email', ({ email }) => email ?? undefined],
  ...cardColumns(({ talentProfile }: ShortlistedPerson) => talentProfile),
  ['Can work from home', ({ talentProfile }) => yesOrNo(talentProfile.canWorkFromHome)],
  ['English', ({ talentProfile }) => talentProfile.englishFluency],
  ['Skills', ({ talentProfile }) => talentProfile.skills.join(', ')],
  ['Latest job', ({ talentProfile }) => latestOf(talentProfile.workExperiences)?.designation],
  ['Latest employer', ({ talentProfile }) => latestOf(talentProfile.workExperiences)?.company],
  ['Latest education', ({ talentProfile }) => latestOf(talentProfile.educationList)?.course],
  ['Latest university', ({ talentProfile }) => latestOf(talentProfile.educationList)?.university],
  ['LinkedIn', ({ talentProfile }) => talentProfile.linkedInProfileUrl],
  ['GitHub', ({ talentProfile }) => talentProfile.githubProfileUrl],
  ['Profile last changed (UTC)', ({ talentProfile }) => talentProfile.updatedIsoDateTimeUtc],
  ['Shortlisted (UTC)', ({ shortlistedIsoDateTimeUtc }) => shortlistedIsoDateTimeUtc],
  ['Shortlisted by', ({ shortlistedByName }) => shortlistedByName ?? undefined],
  [
    'Invitation',
    ({ relation }) => relation?.invitationStatus && INVITATION_STATUS_LABELS[relation.invitationStatus],
  ],
];

/** Exports the people of a shortlist whom the company may see now, in the order of the list. */
export const exportShortlist = (deps: ExportDeps, request: ExportRequest) =>
  exportPeople(
    deps,
    {
      list: 'shortlist',
      read: readPeople,
      columns: COLUMNS,
      copied: ({ talentProfile }) => talentProfile.key.talentId,
    },
    request,
  );

/** Profiles are long, so few are in memory at a time. */
const PAGE_SIZE = 200;

async function readPeople(deps: ExportDeps, of: OfJobPost): Promise<ShortlistedPerson[]> {
  const people: ShortlistedPerson[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageShortlist>> = await pageShortlist(deps, {
      ...of,
      limit: PAGE_SIZE,
      cursor,
    });
    people.push(...(await readPage(deps, of.companyId, page.rows)));
    cursor = page.cursor;
  } while (cursor !== null);
  return people;
}

async function readPage(
  { db }: Pick<ExportDeps, 'db'>,
  companyId: string,
  rows: readonly ShortlistedProfileRow[],
): Promise<ShortlistedPerson[]> {
  const talentIds = rows.map(({ talentId }) => talentId);
  const [found, emails, relations, names] = await Promise.all([
    readVisibleTalentProfiles(db, talentIds, companyId),
    readEmails(db, talentIds, { companyId }),
    companyRelations(db, companyId, talentIds),
    readShortlisters(db, companyId, rows),
  ]);
  const profiles = new Map(found.map((profile) => [profile.talentId, profile]));
  return rows.flatMap((row) => {
    const { talentId, shortlistedByUid } = row;
    const profile = profiles.get(talentId);
    if (!profile) return [];
    return {
      // Without marks: a copy of a mark would outlast it.
      talentProfile: toFullTalentProfileView({ profile, facts: [] }),
      email: emails.get(talentId) ?? null,
      relation: relations[talentId] ?? null,
      shortlistedIsoDateTimeUtc: shortlistedAt(row),
      shortlistedByName: names.get(shortlistedByUid) ?? null,
    };
  });
}
