import { useMutation } from '@tanstack/react-query';
import { companyStatus } from '@talaash/domain/company/status';
import type { Company } from '@talaash/domain/company/schema';
import { COMPANY_PROFILE_SENTENCES, MANUAL_REVIEW_SENTENCES } from '@talaash/domain/company-profile/words';
import { companyHumanReviewRefusal, type FeedbackState } from '@talaash/domain/review/rule';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ReviewReasons } from '../../parts/review-reasons.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { MarkdownView } from '../../ui/show/markdown-view.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import css from './company.module.css';

interface ReviewCardProps {
  company: Company;
  hasProfile: boolean;
}

/** The result of the company profile's reviews, and the next step. */
export function ReviewCard({ company, hasProfile }: ReviewCardProps) {
  const { feedback, isApproved, isApprovedByPerson } = companyStatus(company, hasProfile);
  const failureReasons = company.aiReviewResponse?.failureReasons ?? [];
  const cards: Partial<Record<FeedbackState, ReactNode>> = {
    human_review_pending: (
      <Banner tone="info" title="Manual review pending">
        <p className={css['text']}>
          {MANUAL_REVIEW_SENTENCES.pending} If you save changes, a new automated review starts.
        </p>
        {failureReasons.length > 0 ? (
          <div className={css['card']}>
            <p className={css['text']}>The automated review asked for these changes:</p>
            <ReviewReasons reasons={failureReasons} />
          </div>
        ) : null}
      </Banner>
    ),
    human_feedback: (
      <Banner
        tone={isApproved ? 'info' : 'bad'}
        title={
          isApproved
            ? 'A person asks for changes to your company profile'
            : 'Your company profile was not approved'
        }
      >
        <div className={css['card']}>
          <MarkdownView text={company.humanReviewResponse?.commentsMarkdown ?? ''} />
          <p className={css['text']}>{MANUAL_REVIEW_SENTENCES.next}</p>
          <RequestManualReview company={company} />
        </div>
      </Banner>
    ),
    ai_feedback: (
      <Banner tone="warm" title="Your company profile needs improvements">
        <div className={css['card']}>
          <ReviewReasons reasons={failureReasons} />
          <p className={css['text']}>Make these changes and save, or request a manual review.</p>
          <RequestManualReview company={company} />
        </div>
      </Banner>
    ),
    review_queued: (
      <Banner tone="info" title="Your company profile is being reviewed">
        <p className={css['text']}>You do not need to wait here. The result appears here when it is ready.</p>
      </Banner>
    ),
  };
  return (
    <div aria-live="polite" className={css['live']}>
      {isApprovedByPerson ? <Banner tone="ok" title={MANUAL_REVIEW_SENTENCES.passed} /> : cards[feedback]}
    </div>
  );
}

function RequestManualReview({ company }: { company: Company }) {
  const confirm = useConfirm();
  const request = useMutation(
    api.company.requestHumanReview.mutationOptions({
      onSuccess: (answer) => {
        const { companyId } = answer.company.key;
        queryClient.setQueryData(api.company.get.queryKey({ input: { companyId } }), answer.company);
        toast.success(COMPANY_PROFILE_SENTENCES.manualReviewRequested);
      },
      onError: (error) => toast.error(sentenceOf(error, COMPANY_PROFILE_SENTENCES.manualReviewFailed)),
    }),
  );
  if (companyHumanReviewRefusal(company) !== undefined) return null;

  async function confirmAndRequest() {
    const isSure = await confirm({
      title: 'Request a manual review?',
      body: 'A person will review your company profile as it is now.',
    });
    if (isSure) request.mutate({});
  }

  return (
    <div>
      <Button loading={request.isPending} onClick={() => void confirmAndRequest()}>
        Request Manual Review
      </Button>
    </div>
  );
}
