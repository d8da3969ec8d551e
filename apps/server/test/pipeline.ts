import type { testApp } from './app.ts';
import { marketOf } from './market.ts';
import type { CompanyPerson, Person, TalentPerson } from './person.ts';

export type Hiring = CompanyPerson & { jobPostId: string };
export type Shortlisted = Awaited<ReturnType<ReturnType<typeof pipelineOf>['shortlisted']>>;

/** Acts and looks of members on the board of a company. */
export function pipelineOf({ client, deps, ...people }: Awaited<ReturnType<typeof testApp>>) {
  const { foundTalent, hiringCompany } = marketOf(deps, people);

  const board = (as: Person, jobPostId: string, isMine = false) =>
    client(as).pipeline.board({ jobPostId, isMine });
  /** The stage and the version of everybody on the board, by id. */
  async function placesOn(hiring: Hiring) {
    const { columns } = await board(hiring, hiring.jobPostId);
    return Object.fromEntries(
      columns.flatMap(({ list }) =>
        list.map(({ talentId, stageId, version }) => [talentId, { stageId, version }]),
      ),
    );
  }
  const stageOf = async (hiring: Hiring, { talentId }: TalentPerson) =>
    (await placesOn(hiring))[talentId]?.stageId;
  const shortlist = ({ companyId, jobPostId, ...hiring }: Hiring, { talentId }: TalentPerson) =>
    client({ ...hiring, companyId } as Hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  const invite = async (hiring: Hiring, { talentId }: TalentPerson) =>
    (await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId })).thread.key;

  async function shortlisted() {
    const [hiring, someone] = [await hiringCompany(), await foundTalent()];
    await shortlist(hiring, someone);
    const { talentId } = someone;
    const key = { jobPostId: hiring.jobPostId, talentId };
    const move = (as: Person, toStageId: string, more: object = {}) =>
      client(as).pipeline.move({ ...key, toStageId, version: 1, ...more });
    return { hiring, someone, key, move };
  }
  return { board, placesOn, stageOf, shortlist, invite, shortlisted };
}
