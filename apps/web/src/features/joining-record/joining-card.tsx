import { payWords } from '@talaash/domain/job-terms/words';
import type { JoiningState } from '@talaash/domain/joining-record/choice';
import { joiningFactsOf } from '@talaash/domain/joining-record/rule';
import type { JoiningRecord } from '@talaash/domain/joining-record/schema';
import { disputeWords, nextWords, statementWords } from '@talaash/domain/joining-record/card-words';
import { JOINING_SENTENCES, JOINING_STATE_LABELS } from '@talaash/domain/joining-record/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { formatPlainDate } from '../../lib/format.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { Badge } from '../../ui/show/badge.tsx';
import css from './joining-record.module.css';
import { JoiningActs } from './joining-acts.tsx';

const TONES: Record<JoiningState, 'accent' | 'ok' | 'plain'> = {
  offered: 'accent',
  accepted: 'accent',
  joined: 'ok',
  declined: 'plain',
  withdrawn: 'plain',
  notJoined: 'plain',
};

interface JoiningCardProps {
  record: JoiningRecord;
  side: UserType;
  otherName: string;
  /** Why the viewer's role changes nothing; undefined if it may. */
  lack: string | undefined;
  /** Whether the conversation is open. */
  isOpen: boolean;
}

/** A record in its conversation: what was offered, what each side says, and what can be done. */
export function JoiningCard({ record, side, otherName, lack, isOpen }: JoiningCardProps) {
  const isLocal = useIsLocal();
  const dayOf = (isoDate: string) => formatPlainDate(isoDate, isLocal);
  const facts = joiningFactsOf(record);
  const next = isOpen ? nextWords(facts, side, otherName) : undefined;
  const sides = side === 'company' ? (['company', 'talent'] as const) : (['talent', 'company'] as const);
  return (
    <article className={css['card']} aria-label={`Job offer: ${record.jobPostTitle}`}>
      <div className={css['head']}>
        <Badge tone={TONES[record.state]}>{JOINING_STATE_LABELS[record.state]}</Badge>
        {sides.some((one) => record[one].dispute) ? <Badge tone="warm">Disputed</Badge> : null}
        <b>{record.jobPostTitle}</b>
      </div>
      <p className={css['facts']}>
        {[
          `Offered on ${dayOf(record.offeredIsoDate)}`,
          `first day ${dayOf(record.joiningIsoDate)}`,
          payWords(record.pay),
          record.recordedByName ? `recorded by ${record.recordedByName}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {sides.map((by) => {
        const { says, joinedIsoDate, dispute } = record[by];
        return (
          <div key={by} className={css['said']}>
            {says ? (
              <p>
                {statementWords(by, side, otherName, {
                  says,
                  on: joinedIsoDate ? dayOf(joinedIsoDate) : '',
                })}
              </p>
            ) : null}
            {dispute ? (
              <p className={css['dispute']}>
                {disputeWords(by, side, otherName)} “{dispute}”
              </p>
            ) : null}
          </div>
        );
      })}
      {next ? <p className={css['next']}>{next}</p> : null}
      <JoiningActs record={record} facts={facts} side={side} lack={lack} isOpen={isOpen} />
      <p className={css['hint']}>
        {JOINING_SENTENCES.private} It is deleted on {dayOf(record.keptUntilIsoDate)}.
      </p>
    </article>
  );
}
