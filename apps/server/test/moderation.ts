import type { testApp } from './app.ts';
import { marketOf } from './market.ts';
import type { Person } from './person.ts';

type App = Awaited<ReturnType<typeof testApp>>;

export const WHY = 'You asked for a deposit. Nobody pays to be hired here.';
export const THANKS = 'Thank you. That company cannot write any more.';
export const told = { textToPerson: WHY, textToReporters: THANKS };

/** Two admins, and people who report each other. */
export async function moderationOf(app: App) {
  const { admin, client, deps } = app;
  const { foundTalent, hiringCompany } = marketOf(deps, app);
  const [ritu, arun] = [await admin(), await admin()];

  async function conversation() {
    const [hiring, someone] = [await hiringCompany(), await foundTalent()];
    const { talentId } = someone;
    const note = 'Answer today, you lazy fool.';
    const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId, note });
    return { hiring, someone, talentId, threadId: thread.key.threadId, noteId: thread.noteMessageId ?? '' };
  }

  /** The case of what somebody has just reported. */
  async function reported(by: Person, form: Parameters<ReturnType<typeof client>['report']['submit']>[0]) {
    const { reportId } = await client(by).report.submit(form);
    const { list } = await client(arun).adminReport.list({ limit: 30 });
    for (const { caseId } of list.toReversed()) {
      const found = await client(arun).adminReport.get({ caseId });
      if (found.reports.some((report) => report.reportId === reportId)) return caseId;
    }
    throw new Error('The report is not in the queue.');
  }

  async function reportedNote() {
    const met = await conversation();
    const caseId = await reported(met.someone, { subject: 'message', id: met.noteId, reason: 'Rude' });
    return { ...met, caseId };
  }

  /** A ban takes both admins. */
  async function decide(
    caseId: string,
    decision: 'warn' | 'hide' | 'limit' | 'suspend' | 'ban',
    days?: number,
  ) {
    const given = { caseId, decision, ...told, ...(days === undefined ? {} : { days }) };
    if (decision === 'ban') await client(arun).adminReport.decide(given);
    return client(ritu).adminReport.decide(given);
  }

  const sanctionsOf = async (who: Person) => (await client(who).sanction.listOwn()).sanctions;
  const appealOf = async (who: Person, text = 'It was my brother who wrote that.') => {
    const [last] = await sanctionsOf(who);
    return client(who).sanction.appeal({ sanctionId: last?.sanctionId ?? '', text });
  };

  return { ritu, arun, conversation, reported, reportedNote, decide, sanctionsOf, appealOf };
}
