import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { talents } from '../src/db/schema/talent.ts';
import type { testApp } from './app.ts';
import type { talentProfileDraft } from './draft.ts';
import type { Person } from './person.ts';
import { savingTalents } from './saved-talent.ts';
import { fail } from './scripted-reviewer.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Script = { answer: () => Promise<AiReviewResponse> };

export const APPROVE = { reviewStatus: 'pass', commentsMarkdown: '' } as const;
export const reject = (commentsMarkdown: string) => ({ reviewStatus: 'fail', commentsMarkdown }) as const;

/** Talents who wait for a human review, and what admins answer. */
export function waitingTalents(app: App, script: Script) {
  const { client, deps, talent } = app;
  const { save } = savingTalents(app);

  /** A talent whose profile has failed its review often enough, and who has asked for a person. */
  async function waitingTalent(given: Parameters<typeof talentProfileDraft>[0] = {}) {
    script.answer = async () => fail;
    const someone = await talent();
    await save(someone, given);
    await deps.db.update(talents).set({ aiReviewCount: 10 }).where(eq(talents.talentId, someone.talentId));
    await client(someone).talent.requestHumanReview({});
    return someone;
  }

  const answer = (
    as: Person,
    talentId: string,
    humanReviewResponse: typeof APPROVE | ReturnType<typeof reject>,
    profileUpdatedIsoDateTimeUtc?: string,
  ) =>
    client(as).adminTalent.postHumanReview({ talentId, humanReviewResponse, profileUpdatedIsoDateTimeUtc });

  return { answer, save, waitingTalent };
}
