import { HUMAN_REVIEW_SENTENCES, JUDGED_BY_WORDS } from '@talaash/domain/review/words';
import { formatDay } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { ReviewReasons } from '../../parts/review-reasons.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import type { ReviewedRecord } from './human-review.ts';
import css from './panel.module.css';

/** The feedback of the automated review, and of an earlier human one. */
export function FeedbackPart({ record: { reviews, earlier } }: { record: ReviewedRecord }) {
  const { aiReviewResponse: ai, humanReviewResponse: human } = reviews;
  const comments = earlier?.commentsMarkdown ?? human?.commentsMarkdown ?? '';
  return (
    <>
      <section className={css['part']}>
        <div className={css['title']}>
          <h3>AI review</h3>
          {ai ? (
            <>
              <Verdict status={ai.reviewStatus} />
              <span className={css['dim']}>
                confidence {ai.confidenceScore} of 100
                {ai.judgedBy === undefined ? '' : `, ${JUDGED_BY_WORDS[ai.judgedBy][ai.reviewStatus]}`}
              </span>
            </>
          ) : (
            <Status tone="none">{reviews.isReviewQueued ? 'Being reviewed' : 'None yet'}</Status>
          )}
        </div>
        {ai && ai.failureReasons.length > 0 ? <ReviewReasons reasons={ai.failureReasons} /> : null}
        <p className={css['dim']}>{HUMAN_REVIEW_SENTENCES.aiNote}</p>
      </section>
      {earlier || comments !== '' ? (
        <section className={css['part']}>
          <div className={css['title']}>
            <h3>Human review</h3>
            {earlier ? (
              <>
                <Verdict status={earlier.reviewStatus} />
                <span className={css['dim']}>
                  {earlier.reviewerName ? `${earlier.reviewerName}, ` : null}
                  <LocalText of={() => formatDay(earlier.reviewedIsoDateTimeUtc)} />
                </span>
              </>
            ) : null}
          </div>
          {comments === '' ? null : (
            <div className={css['quote']}>
              <MarkdownView text={comments} />
            </div>
          )}
        </section>
      ) : null}
    </>
  );
}

const Verdict = ({ status }: { status: 'pass' | 'fail' }) => (
  <Status tone={status === 'pass' ? 'ok' : 'bad'}>{status === 'pass' ? 'Pass' : 'Fail'}</Status>
);
