import { changedFields } from '@talaash/domain/review/change';
import { isFeedbackShown, isHumanReviewPending } from '@talaash/domain/review/rule';
import type { HumanReviewAnswer } from '@talaash/domain/review/schema';
import { HUMAN_REVIEW_SENTENCES, timesReviewedSentence, waitingText } from '@talaash/domain/review/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { type ReactNode, useState } from 'react';
import { isCallError } from '../../lib/call-error.ts';
import { formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/thread-time.tsx';
import { LocalText } from '../../lib/local-text.tsx';
import { PanelBody, PanelFoot } from '../../parts/side-panel.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { ChangesPart } from './changes-part.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { type ReviewedRecord, useAnswer } from './human-review.ts';
import css from './panel.module.css';
import { RejectDialog } from './reject-dialog.tsx';

interface ReviewBodyProps<Raw> {
  side: UserType;
  /** The server's current version. */
  latest: ReviewedRecord<Raw>;
  onClose: () => void;
  draft: string;
  onDraft: (text: string) => void;
  head: (raw: Raw, notes: ReactNode) => ReactNode;
  profile: (raw: Raw) => ReactNode;
}

/**
 * The content that an admin reads before the answer. The profile stays as opened until the admin loads the newer version: only
 * the version that was read can be answered.
 */
export function ReviewBody<Raw>({
  side,
  latest,
  onClose,
  draft,
  onDraft,
  head,
  profile,
}: ReviewBodyProps<Raw>) {
  const [read, setRead] = useState({ record: latest, before: undefined as object | undefined });
  const [isRejecting, setRejecting] = useState(false);
  const [wasPending] = useState(isHumanReviewPending(latest.reviews));
  const answering = useAnswer(side, latest.id, onClose);
  const { record } = read;
  const isEdited = record.version !== latest.version;
  const isPending = isHumanReviewPending(latest.reviews);
  const isOnItsWay = answering.isPending || answering.isSuccess;
  const answer = (given: HumanReviewAnswer) => {
    setRejecting(false);
    answering.mutate({ answer: given, version: record.version });
  };
  return (
    <>
      <PanelBody label={record.name}>
        {isEdited ? (
          <Banner
            live
            tone="warm"
            title={`${latest.name} edited this${latest.version ? ` at ${formatTime(latest.version)}` : ''}.`}
            actions={
              <Button onClick={() => setRead({ record: latest, before: record.profile })}>
                Show the new version
              </Button>
            }
          >
            Read the changes, then decide.
          </Banner>
        ) : null}
        {wasPending && !isPending && !isOnItsWay ? <AnsweredBanner latest={latest} draft={draft} /> : null}
        {answering.isError && isPending && !isCallError(answering.error, 'CONFLICT') ? (
          <Banner
            tone="bad"
            title={HUMAN_REVIEW_SENTENCES.failed}
            actions={<Button onClick={() => answer(answering.variables.answer)}>Try again</Button>}
          >
            Nothing was sent to the {side}.
          </Banner>
        ) : null}
        {head(record.raw, <Notes side={side} record={latest} />)}
        {isFeedbackShown(latest.reviews) ? <FeedbackPart record={latest} /> : null}
        {read.before ? (
          <ChangesPart title="Changes just now" changes={changedFields(read.before, record.profile)} />
        ) : null}
        {record.earlier ? <ChangesPart title="Changes since then" changes={record.earlier.changes} /> : null}
        {profile(record.raw)}
      </PanelBody>
      {isPending || isOnItsWay ? (
        <Foot
          isEdited={isEdited}
          isOnItsWay={isOnItsWay}
          onApprove={() => answer({ reviewStatus: 'pass', commentsMarkdown: '' })}
          onReject={() => setRejecting(true)}
        />
      ) : null}
      <RejectDialog
        side={side}
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        text={draft}
        onText={onDraft}
        onReject={(commentsMarkdown) => answer({ reviewStatus: 'fail', commentsMarkdown })}
      />
    </>
  );
}

function AnsweredBanner({ latest: { earlier }, draft }: { latest: ReviewedRecord; draft: string }) {
  const act = earlier?.reviewStatus === 'fail' ? 'rejected' : 'approved';
  const at = earlier ? ` at ${formatTime(earlier.reviewedIsoDateTimeUtc)}` : '';
  return (
    <Banner live tone="ok" title={`${earlier?.reviewerName ?? 'Another admin'} ${act} this${at}.`}>
      {draft === '' ? null : (
        <>
          We keep your text below until you close the page.
          <p className={css['quote']}>{draft}</p>
        </>
      )}
    </Banner>
  );
}

function Notes({ side, record }: { side: UserType; record: ReviewedRecord }) {
  const now = useNow();
  const { id, email, waitingSince, humanReviewsCount } = record;
  const askedText = () =>
    waitingSince &&
    `asked for ${side === 'talent' ? 'human' : 'manual'} review ${waitingText(Date.parse(waitingSince), now)} ago`;
  const before = timesReviewedSentence(humanReviewsCount);
  const notes = () => [id, email, askedText(), before].filter(Boolean).join(' · ');
  return (
    <p className={css['notes']}>
      <LocalText of={notes} />
    </p>
  );
}

interface FootProps {
  isEdited: boolean;
  isOnItsWay: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** While an answer is being sent, neither button nor shortcut sends another. */
function Foot({ isEdited, isOnItsWay, onApprove, onReject }: FootProps) {
  const canAnswer = !isEdited && !isOnItsWay;
  useShortcut('a', onApprove, { label: 'Approve', when: canAnswer });
  useShortcut('r', onReject, { label: 'Reject Profile', when: canAnswer });
  const refusal = isEdited ? HUMAN_REVIEW_SENTENCES.edited : false;
  return (
    <PanelFoot>
      {isOnItsWay ? (
        <Button loading>{HUMAN_REVIEW_SENTENCES.submitting}</Button>
      ) : (
        <>
          <Button keys="R" disabled={refusal} onClick={onReject}>
            Reject Profile
          </Button>
          <Button tone="primary" keys="A" disabled={refusal} onClick={onApprove}>
            Approve
          </Button>
        </>
      )}
    </PanelFoot>
  );
}
