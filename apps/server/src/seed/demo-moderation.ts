import { startTextToReporters, START_TEXTS_TO_PERSON } from '@talaash/domain/admin-report/start-text';
import { toRecordId } from '@talaash/domain/base/record-id';
import type { FileRef } from '@talaash/domain/file/schema';
import type { ReportReason } from '@talaash/domain/report/choice';
import { isApproved } from '@talaash/domain/review/rule';
import type { ReportDecision, SanctionAct } from '@talaash/domain/sanction/choice';
import type { SeedContent } from './content/schema.ts';
import type { ReviewedTalent } from './crowd.ts';
import type { DemoEmployer } from './demo-employer.ts';
import { type DemoReported, reportable } from './demo-reported.ts';
import type { DemoModeration } from './demo-sanction.ts';
import type { DemoThread } from './demo-thread.ts';
import type { PersonaUids } from './persona.ts';
import { createRandom } from './random.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A case of the demo. Times are hours before the moment of filling. */
type Plan = {
  reported: DemoReported;
  /** Who reported it. Each from a network of their own. */
  by: readonly string[];
  reason: ReportReason;
  note?: string;
  hoursAgo: number;
  taken?: string;
  asked?: { of: string; by: string; note: string };
  banAskedBy?: string;
  decided?: { by: string; decision: ReportDecision; hoursAgo: number; days?: number };
  appeal?: {
    text: string;
    hoursAgo: number;
    answer?: { by: string; outcome: 'upheld' | 'lifted'; text: string };
  };
};

type People = {
  uids: PersonaUids;
  employers: readonly DemoEmployer[];
  crowd: readonly ReviewedTalent[];
  content: Pick<SeedContent, 'examples'>;
  /** The persona talent@. */
  persona: ReviewedTalent;
  threads: readonly DemoThread[];
};

/**
 * Reports of everything that can be reported, and decisions in every state. Nobody among the personas is decided about, and who is
 * suspended is not in search anyway: the pages of the others look as before.
 */
export async function demoModeration({
  seed,
  now,
  readPicture,
  ...people
}: People & {
  seed: number;
  now: number;
  readPicture: (picture: FileRef) => Promise<Buffer>;
}): Promise<DemoModeration> {
  const found = findPeople(people);
  const made: DemoModeration = { cases: [], reports: [], sanctions: [] };
  for (const [at, plan] of [
    ...openPlans(people.uids, found),
    ...decidedPlans(people.uids, found),
  ].entries()) {
    const picture = plan.reported.picture ? await readPicture(plan.reported.picture) : null;
    add(made, plan, { random: createRandom(seed, 2_800_000 + at), now, at, picture });
  }
  return made;
}

/** Whom the reports are about, and who sends them. */
function findPeople({ uids, employers, crowd, content, persona, threads }: People) {
  const make = reportable({ employers, crowd, threads, isPersona: personaOf(uids) });
  const named = new Set(content.examples.map(({ name }) => name));
  const others = crowd.filter(
    (one) => isApproved(one) && one.uid !== persona.uid && !named.has(one.profile.name),
  );
  const isQuiet = ({ profile }: ReviewedTalent) => profile.openToWorkStatus === 'NotSeeking';
  const [suspended, appealing, nearlyBanned] = others.filter(isQuiet);
  const [doubted, pictured, shown] = others.filter((one) => !isQuiet(one)).toReversed();
  const [hiring, other] = employers.filter(({ company, uid }) => company.isPremium && uid !== uids.company);
  if (!suspended || !appealing || !nearlyBanned || !doubted || !pictured || !shown || !hiring || !other)
    throw new Error('The demo has too few people for its reports.');
  const [spam, coarse, limited] = make.messages();
  return {
    reporters: [hiring.uid, other.uid] as const,
    spam,
    coarse,
    limited,
    post: make.jobPost(),
    warned: make.companyOf(persona),
    picture: make.picture(pictured),
    doubted: make.profile(doubted),
    nearlyBanned: make.profile(nearlyBanned),
    suspended: make.profile(suspended),
    appealing: make.profile(appealing),
    shown: make.profile(shown),
  };
}

type Found = ReturnType<typeof findPeople>;

const openPlans = ({ admin, colleague, company }: PersonaUids, found: Found): Plan[] => [
  { ...found.spam, reason: 'MassMessages', note: 'Two friends of mine got the same.', hoursAgo: 26 },
  {
    ...found.post,
    reason: 'NotReal',
    hoursAgo: 9,
    asked: { of: admin, by: colleague, note: 'Do you know whether they still hire for it?' },
  },
  {
    reported: found.picture,
    by: [found.reporters[0]],
    reason: 'NotThisPerson',
    hoursAgo: 7,
    taken: colleague,
  },
  {
    reported: found.doubted,
    by: [company, found.reporters[1]],
    reason: 'NotTrue',
    note: 'The certificate number does not exist.',
    hoursAgo: 4,
  },
  {
    reported: found.nearlyBanned,
    by: found.reporters,
    reason: 'NotReal',
    hoursAgo: 3,
    banAskedBy: colleague,
  },
];

const decidedPlans = ({ admin, colleague }: PersonaUids, found: Found): Plan[] => [
  {
    ...found.warned,
    reason: 'NotTrue',
    note: 'They are not in Sydney, as they say.',
    hoursAgo: 80,
    decided: { by: admin, decision: 'warn', hoursAgo: 70 },
  },
  {
    ...found.coarse,
    reason: 'Rude',
    hoursAgo: 120,
    decided: { by: admin, decision: 'hide', hoursAgo: 110 },
    appeal: {
      text: 'It was meant as a joke.',
      hoursAgo: 100,
      answer: {
        by: colleague,
        outcome: 'upheld',
        text: 'We believe you. It still reads as an insult, so it stays hidden.',
      },
    },
  },
  {
    ...found.limited,
    reason: 'OffPlatform',
    hoursAgo: 50,
    decided: { by: colleague, decision: 'limit', hoursAgo: 48, days: 14 },
  },
  {
    reported: found.suspended,
    by: [found.reporters[0]],
    reason: 'NotThisPerson',
    hoursAgo: 60,
    decided: { by: admin, decision: 'suspend', hoursAgo: 55, days: 30 },
  },
  {
    reported: found.appealing,
    by: [found.reporters[1]],
    reason: 'NotTrue',
    hoursAgo: 90,
    decided: { by: colleague, decision: 'suspend', hoursAgo: 80, days: 30 },
    appeal: { text: 'The dates were a mistake of mine. I have corrected them.', hoursAgo: 2 },
  },
  {
    reported: found.shown,
    by: [found.reporters[1]],
    reason: 'SomethingElse',
    hoursAgo: 200,
    decided: { by: admin, decision: 'nothing', hoursAgo: 190 },
  },
];

const personaOf = (uids: PersonaUids) => {
  const personas = new Set(Object.values(uids));
  return (uid: string) => personas.has(uid);
};

type Making = { random: ReturnType<typeof createRandom>; now: number; at: number; picture: Buffer | null };

function add(made: DemoModeration, plan: Plan, making: Making): void {
  const { random, now, at, picture } = making;
  const newId = (hours: number) => toRecordId(random.bytes(12), now - hours * HOUR);
  const { reported, by, reason, note = null, hoursAgo, decided } = plan;
  const caseId = newId(hoursAgo);
  made.cases.push({ caseId, ...caseOf(plan, making) });
  for (const [number, reporterUid] of by.entries())
    made.reports.push({
      reportId: newId(hoursAgo),
      caseId,
      reporterUid,
      network: `demo ${at} ${number}`,
      isCounted: true,
      reason,
      note: number === 0 ? note : null,
      evidence: reported.evidence,
      picture,
      createdIsoDateTimeUtc: before(now, hoursAgo - number / 2),
    });
  if (decided && decided.decision !== 'nothing')
    made.sanctions.push(sanctionOf(plan, { ...decided, decision: decided.decision, caseId, now, newId }));
}

const before = (now: number, hours: number): string => new Date(now - hours * HOUR).toISOString();

function caseOf(plan: Plan, { now, at }: Making): Omit<DemoModeration['cases'][number], 'caseId'> {
  const { reported, by, reason, hoursAgo, taken = null } = plan;
  const { subject, subjectId, whose } = reported;
  return {
    referenceId: `TL-R-DEM${String(at).padStart(2, '0')}`,
    subject,
    subjectId,
    ...whose,
    reason,
    reportsCount: by.length,
    takenByUid: taken,
    takenAt: taken && before(now, -1),
    ...askedOf(plan),
    ...decisionOf(plan, now),
    createdIsoDateTimeUtc: before(now, hoursAgo),
  };
}

const askedOf = ({ reason, asked, banAskedBy }: Plan) => ({
  ...(asked ? { askedUid: asked.of, askedByUid: asked.by, askedNote: asked.note } : {}),
  ...(banAskedBy
    ? {
        banAskedByUid: banAskedBy,
        banText: START_TEXTS_TO_PERSON[reason],
        textToReporters: startTextToReporters(reason, 'ban'),
      }
    : {}),
});

function decisionOf({ reason, hoursAgo, decided, appeal }: Plan, now: number) {
  if (!decided) return { state: 'open' as const, waitingSince: before(now, hoursAgo) };
  const isWaiting = appeal !== undefined && !appeal.answer;
  return {
    state: isWaiting ? ('appealed' as const) : ('decided' as const),
    waitingSince: before(now, appeal?.hoursAgo ?? hoursAgo),
    decision: decided.decision,
    decidedByUid: decided.by,
    decidedAt: before(now, decided.hoursAgo),
    textToReporters: startTextToReporters(reason, decided.decision),
  };
}

function sanctionOf(
  { reported: { whose, excerpt }, reason, appeal }: Plan,
  given: {
    decision: SanctionAct;
    hoursAgo: number;
    days?: number;
    caseId: string;
    now: number;
    newId: (hoursAgo: number) => string;
  },
): DemoModeration['sanctions'][number] {
  const { decision, hoursAgo, days, caseId, now, newId } = given;
  const { answer } = appeal ?? {};
  return {
    sanctionId: newId(hoursAgo),
    caseId,
    uid: whose.uid,
    act: decision,
    text: START_TEXTS_TO_PERSON[reason],
    excerpt,
    untilAt: days === undefined ? null : new Date(now - hoursAgo * HOUR + days * DAY).toISOString(),
    appealText: appeal?.text ?? null,
    appealedAt: appeal ? before(now, appeal.hoursAgo) : null,
    appealOutcome: answer?.outcome ?? null,
    appealAnswer: answer?.text ?? null,
    appealDecidedAt: answer && appeal ? before(now, appeal.hoursAgo / 2) : null,
    appealDecidedByUid: answer?.by ?? null,
    createdIsoDateTimeUtc: before(now, hoursAgo),
  };
}
