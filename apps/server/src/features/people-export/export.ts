import type { ExportFormat, PeopleList } from '@talaash/domain/people-export/choice';
import { peopleExportRefusal } from '@talaash/domain/people-export/rule';
import { peopleFilename } from '@talaash/domain/people-export/words';
import { JOB_POST_SENTENCES } from '@talaash/domain/job-post/words';
import { toCsv } from '../../base/csv.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import { noteCopies } from '../../db/profile-copy.ts';
import { record } from '../../events/record.ts';
import { readOwnJobPost } from '../job-post/queries.ts';
import { readIsApproved } from '../talent-contact/queries.ts';
import type { Columns } from './columns.ts';

export type ExportDeps = Pick<Deps, 'db' | 'events' | 'log' | 'now'>;
export type OfJobPost = { companyId: string; jobPostId: string };
export type ExportRequest = OfJobPost & {
  format: ExportFormat;
  hasPremiumAccess: boolean;
  actorUid: string;
};

/** How a list of people is read and written. */
type Kind<Person> = {
  list: PeopleList;
  read: (deps: ExportDeps, of: OfJobPost) => Promise<Person[]>;
  columns: Columns<Person>;
  /** The talent, if the company gets more of the person than the name and title that it has kept. */
  copied: (person: Person) => string | undefined;
};

const EVENTS = { shortlist: 'shortlistedProfile.exported', pipeline: 'pipeline.exported' } as const;

/**
 * The people of a job post as a file or as records, and an event that says who took how many. It is made whole before anything is
 * sent: a file that breaks off would look like a shorter list. Throws the refusal of the rule, and NOT_FOUND for a job post that
 * is not the company's.
 */
export async function exportPeople<Person>(
  deps: ExportDeps,
  { list, read, columns, copied }: Kind<Person>,
  { companyId, jobPostId, format, hasPremiumAccess, actorUid }: ExportRequest,
): Promise<{ filename: string; csv: string | null; list: Person[] | null }> {
  const jobPost = await readOwnJobPost(deps.db, { companyId, jobPostId });
  if (!jobPost) throw refusal('NOT_FOUND', JOB_POST_SENTENCES.notFound);
  const isApproved = await readIsApproved(deps.db, companyId);
  const people = hasPremiumAccess && isApproved ? await read(deps, { companyId, jobPostId }) : [];
  const refused = peopleExportRefusal(list, { hasPremiumAccess, isApproved, people: people.length });
  if (refused) throw refusalOf(refused);
  const talentIds = people.flatMap((person) => copied(person) ?? []);
  const payload = { people: people.length, format };
  await deps.events.transaction(async (tx) => {
    await noteCopies(tx, { companyId, talentIds, kind: 'export' });
    await record(tx, { kind: EVENTS[list], actorUid, companyId, jobPostId, payload });
  });
  deps.log.info({ companyId, jobPostId, uid: actorUid, list, ...payload }, 'People were exported.');
  const isoDate = new Date(deps.now()).toISOString().slice(0, 10);
  return {
    filename: peopleFilename(list, jobPost.title, isoDate, format),
    csv: format === 'csv' ? toCsv(rowsOf(columns, people)) : null,
    list: format === 'json' ? people : null,
  };
}

const rowsOf = <Person>(columns: Columns<Person>, people: readonly Person[]) => [
  columns.map(([head]) => head),
  ...people.map((person) => columns.map(([, cellOf]) => cellOf(person))),
];
