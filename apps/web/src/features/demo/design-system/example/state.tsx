import { useState } from 'react';
import { Button } from '../../../../ui/press/button.tsx';
import { EmptyState, ErrorState, NoticeRow } from '../../../../ui/show/state.tsx';

export const NothingYet = () => (
  <EmptyState level={3} title="No notes yet" action={<Button tone="primary">Write one</Button>}>
    A note is for you alone.
  </EmptyState>
);

export function ItFailed() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState title="The search did not answer" retrying={isRetrying} onRetry={() => setRetrying(true)}>
      Your filters are kept.
    </ErrorState>
  );
}

export const ItWaitsForYou = () => (
  <NoticeRow title="Two companies wait for an answer" actions={<Button tone="primary">Answer</Button>}>
    The oldest invitation is four days old.
  </NoticeRow>
);
