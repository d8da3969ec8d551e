import { TRIAL_OPENING_WORDS, trialLeftSentence } from '@talaash/domain/trial-opening/words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { UnapprovedNotice } from '../../parts/company-approval.tsx';
import { showCallFailure } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';

/** For a company that waits for its first review: shows the whole profile, ten times. Otherwise why parts are hidden. */
export function TrialNotice({ talentId }: { talentId: string }) {
  const queries = useQueryClient();
  const { data } = useQuery(api.trialOpening.get.queryOptions());
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.trialOpening.open.call({ talentId }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.trialOpening.get.key() }),
        queries.invalidateQueries({ queryKey: api.talentProfile.list.key() }),
      ]),
    onError: (error) => showCallFailure(error, TRIAL_OPENING_WORDS.failed),
  });
  if (data === undefined) return null;
  const { left } = data;
  if (left === null) return <UnapprovedNotice />;
  return (
    <Banner
      tone="warm"
      actions={
        left === 0 ? undefined : (
          <Button size="s" tone="primary" loading={isPending} onClick={() => mutate()}>
            {TRIAL_OPENING_WORDS.open}
          </Button>
        )
      }
    >
      {trialLeftSentence(left)} {left === 0 ? null : TRIAL_OPENING_WORDS.told}
    </Banner>
  );
}
