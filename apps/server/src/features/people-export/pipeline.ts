import type { PersonInPipeline } from '@talaash/contract/people-export';
import { INVITATION_STATUS_LABELS } from '@talaash/domain/invitation/words';
import { CLOSE_REASON_LABELS } from '@talaash/domain/pipeline/words';
import { toEntries } from '../pipeline/present.ts';
import { readAllEntries, readStages } from '../pipeline/queries.ts';
import { readEmails } from '../talent-contact/queries.ts';
import { cardColumns, type Columns } from './columns.ts';
import { type ExportDeps, exportPeople, type ExportRequest, type OfJobPost } from './export.ts';

/** A redacted card says less, and has no name; the entry keeps the one that the company saw. */
const wholeCard = ({ talentProfile }: PersonInPipeline) =>
  talentProfile?.isRedacted === false ? talentProfile : null;

const COLUMNS: Columns<PersonInPipeline> = [
  ['Name', (person) => wholeCard(person)?.name ?? person.talentName],
  ['Job title', (person) => wholeCard(person)?.jobTitle ?? person.talentJobTitle],
  ['Email', ({ email }) => email ?? undefined],
  ['Stage', ({ stageName }) => stageName],
  ['In the stage since (UTC)', ({ stageSinceIsoDateTimeUtc }) => stageSinceIsoDateTimeUtc],
  ['Closed for', ({ closedFor }) => (closedFor === null ? undefined : CLOSE_REASON_LABELS[closedFor])],
  ['Member', ({ member }) => member?.name ?? undefined],
  ['Invitation', ({ thread }) => thread && INVITATION_STATUS_LABELS[thread.invitationStatus]],
  ['Next meeting (UTC)', ({ meetingIsoDateTimeUtc }) => meetingIsoDateTimeUtc ?? undefined],
  ['Next reminder (UTC)', ({ reminderIsoDateTimeUtc }) => reminderIsoDateTimeUtc ?? undefined],
  ['Notes', ({ notesCount }) => notesCount],
  ...cardColumns(({ talentProfile }: PersonInPipeline) => talentProfile),
  ['Skills', ({ talentProfile }) => talentProfile?.skills.join(', ')],
];

/** Exports the people of a pipeline as its pages show them, in the order of the stages. */
export const exportPipeline = (deps: ExportDeps, request: ExportRequest) =>
  exportPeople(
    deps,
    {
      list: 'pipeline',
      read: readPeople,
      columns: COLUMNS,
      copied: (person) => (wholeCard(person) ? person.talentId : undefined),
    },
    request,
  );

/** Cards are looked up for so many people at a time. */
const PAGE_SIZE = 200;

async function readPeople(deps: ExportDeps, of: OfJobPost): Promise<PersonInPipeline[]> {
  const { stages } = await readStages(deps.db, of.companyId);
  const rows = await readAllEntries(deps.db, of, stages);
  const people: PersonInPipeline[] = [];
  for (let start = 0; start < rows.length; start += PAGE_SIZE) {
    const page = rows.slice(start, start + PAGE_SIZE);
    const talentIds = page.map(({ entry }) => entry.talentId);
    const [entries, emails] = await Promise.all([
      toEntries(deps, of.companyId, page),
      readEmails(deps.db, talentIds, { companyId: of.companyId }),
    ]);
    for (const entry of entries) {
      const stageName = stages.find(({ stageId }) => stageId === entry.stageId)?.name ?? entry.stageId;
      people.push({ ...entry, stageName, email: emails.get(entry.talentId) ?? null });
    }
  }
  return people;
}
