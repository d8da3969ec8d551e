import { MESSAGE_DRAFT_SENTENCES } from '@talaash/domain/message-draft/words';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import type { MessageDraftState } from './draft.ts';

/** Two devices have changed the draft: both texts are shown, and the person takes one. */
export function DraftConflict({ draft: { other, decide } }: { draft: MessageDraftState }) {
  if (!other) return null;
  return (
    <Banner
      tone="warm"
      live
      title={other.markdown === '' ? MESSAGE_DRAFT_SENTENCES.sent : MESSAGE_DRAFT_SENTENCES.changed}
      actions={
        <>
          <Button size="s" onClick={() => decide(false)}>
            {MESSAGE_DRAFT_SENTENCES.takeOther}
          </Button>
          <Button size="s" onClick={() => decide(true)}>
            {MESSAGE_DRAFT_SENTENCES.keepOwn}
          </Button>
        </>
      }
    >
      {other.markdown === '' ? null : <p>{other.markdown.slice(0, 300)}</p>}
    </Banner>
  );
}
