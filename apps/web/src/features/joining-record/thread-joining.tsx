import { isAnswerDue } from '@talaash/domain/joining-record/card-words';
import { isOfferNext, joiningFactsOf } from '@talaash/domain/joining-record/rule';
import type { JoiningRecord } from '@talaash/domain/joining-record/schema';
import { JOINING_SENTENCES, JOINING_STATE_LABELS } from '@talaash/domain/joining-record/words';
import type { Pay } from '@talaash/domain/job-terms/schema';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { lazy, Suspense, useState } from 'react';
import { useLackOf } from '../../lib/lack.ts';
import { IconRosetteCheck } from '../../ui/icon/rosette-check.ts';
import { Button } from '../../ui/press/button.tsx';
import { StripRow, ThreadStrip } from '../../parts/thread-strip.tsx';
import css from './joining-record.module.css';
import { JoiningCard } from './joining-card.tsx';
import { useThreadRecords } from './joining-record.ts';

// Nobody needs the form to read a conversation.
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));

interface ThreadJoiningProps {
  side: UserType;
  threadId: string;
  otherName: string;
  /** The pay of the invitation, which the form begins with. */
  pay: Pay | null | undefined;
  /** Whether the invitation is accepted, and the conversation is open. */
  isOpen: boolean;
}

/** What a narrow screen shows of the closed strip, and whether it is open there. */
const foldOf = (latest: JoiningRecord | undefined, side: UserType, isOpen: boolean) =>
  latest
    ? {
        summary: `Job offer: ${JOINING_STATE_LABELS[latest.state]}`,
        isAnswerDue: isOpen && isAnswerDue(joiningFactsOf(latest), side),
      }
    : { summary: 'Job offers', isAnswerDue: false };

/** Above the messages: what was offered, what both sides say came of it, and the way to record an offer. */
export function ThreadJoining({ side, threadId, otherName, pay, isOpen }: ThreadJoiningProps) {
  const { data } = useThreadRecords(threadId);
  const [isOffering, setOffering] = useState(false);
  const lackOfRole = useLackOf('recruit');
  // Roles are those of a company. A talent may always answer.
  const lack = side === 'company' ? lackOfRole : undefined;
  if (!data) return null;
  const [latest, ...earlier] = data.records;
  const mayOffer =
    side === 'company' && isOpen && lack === undefined && (!latest || isOfferNext(latest.state));
  if (!latest && !mayOffer) return null;
  const cardOf = (record: (typeof data.records)[number]) => (
    <JoiningCard
      key={record.joiningRecordId}
      record={record}
      side={side}
      otherName={otherName}
      lack={lack}
      isOpen={isOpen}
    />
  );
  return (
    <ThreadStrip className={css['strip']} label="Job offers" {...foldOf(latest, side, isOpen)}>
      {latest ? cardOf(latest) : null}
      {earlier.length > 0 ? (
        <details className={css['earlier']}>
          <summary>Earlier job offers ({earlier.length})</summary>
          {earlier.map(cardOf)}
        </details>
      ) : null}
      {mayOffer ? (
        <StripRow sentence={JOINING_SENTENCES.prompt(otherName)}>
          <Button size="s" icon={<IconRosetteCheck aria-hidden />} onClick={() => setOffering(true)}>
            Record a job offer
          </Button>
        </StripRow>
      ) : null}
      {isOffering ? (
        <Suspense fallback={null}>
          <OfferDialog
            threadId={threadId}
            otherName={otherName}
            pay={pay}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      ) : null}
    </ThreadStrip>
  );
}
