import { useMutation } from '@tanstack/react-query';
import { HUMAN_REVIEW_AI_REVIEW_COUNT_MIN } from '@talaash/domain/review/limit';
import { talentHumanReviewRefusal } from '@talaash/domain/review/rule';
import { TALENT_REVIEW_SENTENCES } from '@talaash/domain/review/words';
import type { Talent } from '@talaash/domain/talent/schema';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';

/** Requests a human review, after a confirmation. Empty while the talent may not request one. */
export function RequestHumanReview({ talent }: { talent: Talent }) {
  const confirm = useConfirm();
  const request = useMutation(
    api.talent.requestHumanReview.mutationOptions({
      onSuccess: (answer) => {
        queryClient.setQueryData(
          api.talent.get.queryKey({ input: { talentId: answer.talent.key.talentId } }),
          answer.talent,
        );
        toast.success(TALENT_REVIEW_SENTENCES.humanReviewRequested);
      },
      onError: (error) => toast.error(sentenceOf(error, TALENT_REVIEW_SENTENCES.humanReviewFailed)),
    }),
  );
  if (
    talent.aiReviewCount < HUMAN_REVIEW_AI_REVIEW_COUNT_MIN ||
    talentHumanReviewRefusal(talent) !== undefined
  )
    return null;

  async function confirmAndRequest() {
    const isSure = await confirm({
      title: 'Request a human review?',
      body: 'A person will review your profile as it is now.',
    });
    if (isSure) request.mutate({});
  }

  return (
    <div>
      <Button loading={request.isPending} onClick={() => void confirmAndRequest()}>
        Request Human Review
      </Button>
    </div>
  );
}
