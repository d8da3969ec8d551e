import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { redactor } from '@talaash/domain/talent-profile/mask';
import type { Log } from '../../base/log.ts';
import type { AskModel } from '../model/ask.ts';
import { findInCompanyProfile } from './company-profile.ts';
import type { Finding, FreeText } from './finding.ts';
import { findInJobPost } from './job-post.ts';
import { toVerdict } from './local.ts';
import { findByModel, type Judgement } from './model-judgement.ts';
import type { Reviewer } from './port.ts';
import { findInTalentProfile } from './talent-profile.ts';

type ModelReviewerOptions = {
  ask: AskModel;
  probe: () => Promise<string>;
  now: () => number;
  log: Log;
  /** A review that takes longer is decided by the rules. */
  timeoutMs: number;
};

type Found = { findings: Finding[]; texts: FreeText[] };

/** The texts of a talent that tell who it is, and that no judgement needs. */
const PERSONAL_FIELDS = new Set(['Name', 'Where you live']);

/** The texts that a model may read. Addresses, numbers and names of files are for the rules alone. */
export const textsForModel = (texts: readonly FreeText[], record: Judgement['record']): FreeText[] =>
  texts.filter(
    ({ field, kind }) =>
      (kind === 'prose' || kind === 'label') && !(record === 'profile' && PERSONAL_FIELDS.has(field)),
  );

/**
 * The rules first: what they find fails, without asking anybody. What passes them is judged by the model, which can only add
 * findings, so nothing that a text talks it into passes what the rules refuse. Where it does not answer, the rules have decided,
 * and `judgedBy` says so.
 */
export function createModelReviewer({ ask, probe, now, log, timeoutMs }: ModelReviewerOptions): Reviewer {
  async function review(
    found: Found,
    judged: Omit<Judgement, 'ask' | 'timeoutMs' | 'texts'>,
  ): Promise<AiReviewResponse> {
    const byRules: AiReviewResponse = { ...toVerdict(found), judgedBy: 'rules' };
    if (byRules.reviewStatus === 'fail') return byRules;
    const texts = textsForModel(found.texts, judged.record);
    try {
      const findings = await findByModel({ ...judged, texts, ask, timeoutMs });
      return { ...toVerdict({ findings, texts }), judgedBy: 'model' };
    } catch (err) {
      judged.signal?.throwIfAborted();
      log.warn({ err }, 'The model did not review. The rules decided.');
      return byRules;
    }
  }

  const nobody = redactor('');
  return {
    reviewTalentProfile: (profile, signal) =>
      review(findInTalentProfile(profile, new Date(now())), {
        record: 'profile',
        mask: redactor(profile.name),
        signal,
      }),
    reviewCompanyProfile: (profile, signal) =>
      review(findInCompanyProfile(profile), { record: 'company', mask: nobody, signal }),
    reviewJobPost: (jobPost, signal) =>
      review(findInJobPost(jobPost), { record: 'job post', mask: nobody, signal }),
    probe,
  };
}
