import { recordOf } from '@talaash/domain/base/complete';
import { type JoiningFacts, joiningKeptUntil } from '@talaash/domain/joining-record/rule';
import type { JoiningRecord } from '@talaash/domain/joining-record/schema';
import type { JoiningRecordRow } from './queries.ts';

/** What a record says, as the rules of the domain read it. */
export const factsOf = (row: JoiningRecordRow): JoiningFacts => ({
  state: row.state,
  offeredIsoDate: row.offeredIsoDate,
  company: { says: row.companySays, joinedIsoDate: row.companyJoinedIsoDate, dispute: row.companyDispute },
  talent: { says: row.talentSays, joinedIsoDate: row.talentJoinedIsoDate, dispute: row.talentDispute },
});

/** The columns that hold what a record says. */
export const columnsOf = ({ state, company, talent }: JoiningFacts) => ({
  state,
  companySays: company.says,
  companyJoinedIsoDate: company.joinedIsoDate,
  companyDispute: company.dispute,
  talentSays: talent.says,
  talentJoinedIsoDate: talent.joinedIsoDate,
  talentDispute: talent.dispute,
});

/** @param names the names of members by uid; empty for a talent, who reads the company's name alone */
export function toJoiningRecord(
  row: JoiningRecordRow,
  names: ReadonlyMap<string | null, string>,
): JoiningRecord {
  const { company, talent } = factsOf(row);
  return recordOf<JoiningRecord>({
    joiningRecordId: row.joiningRecordId,
    threadId: row.threadId,
    jobPostTitle: row.jobPostTitle,
    state: row.state,
    offeredIsoDate: row.offeredIsoDate,
    joiningIsoDate: row.joiningIsoDate,
    pay: row.pay,
    company: recordOf<JoiningRecord['company']>(company),
    talent: recordOf<JoiningRecord['talent']>(talent),
    recordedByName: names.get(row.recordedByUid) ?? null,
    createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
    keptUntilIsoDate: joiningKeptUntil(Date.parse(row.createdIsoDateTimeUtc)),
  });
}
