import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { shortlistExportRefusal } from '@talaash/domain/shortlisted-profile/rule';
import { shortlistFilename } from '@talaash/domain/shortlisted-profile/words';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { noteCopies } from '../../db/profile-copy.ts';
import { record } from '../../events/record.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { readEmails, readIsApproved } from '../talent-contact/queries.ts';
import { toFullTalentProfileView } from '../talent-profile/present.ts';
import { companyRelations, readVisibleTalentProfiles } from '../talent-profile/queries.ts';
import { type ExportedPerson, toShortlistCsv } from './csv.ts';
import { pageShortlist, readShortlisters, shortlistedAt, type ShortlistedProfileRow } from './queries.ts';

type Export = { companyId: string; jobPostId: string; hasPremiumAccess: boolean; actorUid: string };

/**
 * The shortlist of a job post as a CSV file, and an event that says who took how many people. It is made whole before anything
 * is sent: a file that breaks off would look like a shorter list. Throws the refusal of the rule, and NOT_FOUND for a job
 * post that is not the company's.
 */
export async function exportShortlist(
  deps: Pick<Deps, 'db' | 'events' | 'log' | 'now'>,
  { companyId, jobPostId, hasPremiumAccess, actorUid }: Export,
): Promise<{ filename: string; csv: string }> {
  const jobPost = await readOwnJobPost(deps.db, { companyId, jobPostId });
  if (!jobPost) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  const isApproved = await readIsApproved(deps.db, companyId);
  const people = hasPremiumAccess && isApproved ? await readPeople(deps, { companyId, jobPostId }) : [];
  const refused = shortlistExportRefusal({ hasPremiumAccess, isApproved, visible: people.length });
  if (refused) throw refusalOf(refused);
  const csv = toShortlistCsv(people);
  const kind = 'shortlistedProfile.exported';
  const payload = { people: people.length };
  const talentIds = people.map(({ profile }) => profile.key.talentId);
  await deps.events.transaction(async (tx) => {
    await noteCopies(tx, { companyId, talentIds, kind: 'export' });
    await record(tx, { kind, actorUid, companyId, jobPostId, payload });
  });
  deps.log.info({ companyId, jobPostId, uid: actorUid, ...payload }, 'A shortlist was exported.');
  return { filename: shortlistFilename(jobPost.title, new Date(deps.now()).toISOString().slice(0, 10)), csv };
}

/** Profiles are long, so few are in memory at a time. */
const PAGE_SIZE = 200;

/** Those whom the company may see now, in the order of the list. */
async function readPeople(
  deps: Pick<Deps, 'db' | 'log'>,
  of: { companyId: string; jobPostId: string },
): Promise<ExportedPerson[]> {
  const people: ExportedPerson[] = [];
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
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  rows: readonly ShortlistedProfileRow[],
): Promise<ExportedPerson[]> {
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
      profile: toFullTalentProfileView({ profile, facts: [] }),
      email: emails.get(talentId),
      relation: relations[talentId],
      shortlistedIsoDateTimeUtc: shortlistedAt(row),
      shortlistedByName: names.get(shortlistedByUid),
    };
  });
}
