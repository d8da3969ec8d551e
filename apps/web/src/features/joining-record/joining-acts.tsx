import { joiningActsOf, type JoiningFacts } from '@talaash/domain/joining-record/rule';
import type { JoiningAct, JoiningRecord } from '@talaash/domain/joining-record/schema';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { lazy, Suspense, useState } from 'react';
import { formatPlainDate } from '../../lib/format.ts';
import { useIsLocal } from '../../ui/base/local.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './joining-record.module.css';
import { useMove } from './joining-record.ts';

const DisputeDialog = lazy(async () => ({ default: (await import('./act-dialogs.tsx')).DisputeDialog }));
const JoinedDialog = lazy(async () => ({ default: (await import('./act-dialogs.tsx')).JoinedDialog }));

interface JoiningActsProps {
  record: JoiningRecord;
  facts: JoiningFacts;
  side: UserType;
  /** Why the viewer's role changes nothing; undefined if it may. */
  lack: string | undefined;
  isOpen: boolean;
}

/** What a side can do with a record. In a conversation that is closed, it can only be disputed. */
export function JoiningActs({ record, facts, side, lack, isOpen }: JoiningActsProps) {
  const { joiningRecordId } = record;
  const [asked, setAsked] = useState<'sayJoined' | 'dispute'>();
  const move = useMove();
  const pressed = { size: 's', disabled: lack ?? false, loading: move.isPending } as const;
  const close = () => setAsked(undefined);
  // A dialog keeps what was typed until it is done.
  const act = (given: JoiningAct) => move.mutate({ joiningRecordId, act: given }, { onSuccess: close });
  return (
    <div className={css['acts']}>
      {isOpen ? <AnswerActs {...{ facts, side, pressed, act }} /> : null}
      {isOpen ? (
        <StatementActs {...{ facts, side, pressed, act, askDay: () => setAsked('sayJoined') }} />
      ) : null}
      {facts[side].dispute === null ? (
        <Button {...pressed} tone="quiet" onClick={() => setAsked('dispute')}>
          Dispute
        </Button>
      ) : (
        <Button {...pressed} tone="quiet" onClick={() => act({ kind: 'takeBackDispute' })}>
          Take back the dispute
        </Button>
      )}
      <Suspense fallback={null}>
        {asked === 'dispute' ? (
          <DisputeDialog
            isPending={move.isPending}
            onClose={close}
            onReason={(reason) => act({ kind: 'dispute', reason })}
          />
        ) : null}
        {asked === 'sayJoined' ? (
          <JoinedDialog
            record={record}
            side={side}
            isPending={move.isPending}
            onClose={close}
            onJoined={(joinedIsoDate) => act({ kind: 'sayJoined', joinedIsoDate })}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

interface ActsProps {
  facts: JoiningFacts;
  side: UserType;
  pressed: { size: 's'; disabled: string | false; loading: boolean };
  act: (given: JoiningAct) => void;
}

/** The answer of the talent, and the withdrawal of the company. What cannot be undone asks first. */
function AnswerActs({ facts, side, pressed, act }: ActsProps) {
  const confirm = useConfirm();
  const acts = joiningActsOf(side, facts);
  const askFirst = async (title: string, body: string, given: JoiningAct) => {
    if (await confirm({ title, body })) act(given);
  };
  return (
    <>
      {acts.includes('accept') ? (
        <Button {...pressed} tone="primary" onClick={() => act({ kind: 'accept' })}>
          Accept the offer
        </Button>
      ) : null}
      {acts.includes('decline') ? (
        <Button
          {...pressed}
          onClick={() =>
            void askFirst('Decline this job offer?', 'The company can record another one later.', {
              kind: 'decline',
            })
          }
        >
          Decline
        </Button>
      ) : null}
      {acts.includes('withdraw') ? (
        <Button
          {...pressed}
          onClick={() =>
            void askFirst('Withdraw this job offer?', 'You can record another one later.', {
              kind: 'withdraw',
            })
          }
        >
          Withdraw
        </Button>
      ) : null}
    </>
  );
}

/** Whether the talent has joined: one press confirms what the other side says. */
function StatementActs({ facts, side, pressed, act, askDay }: ActsProps & { askDay: () => void }) {
  const isLocal = useIsLocal();
  if (!joiningActsOf(side, facts).includes('sayJoined')) return null;
  const [own, other] = side === 'company' ? [facts.company, facts.talent] : [facts.talent, facts.company];
  const otherDay = other.says === 'joined' ? other.joinedIsoDate : null;
  const confirmsDay = otherDay !== null && own.joinedIsoDate !== otherDay ? otherDay : undefined;
  const confirmsNot = other.says === 'notJoined' && own.says !== 'notJoined';
  return (
    <>
      {confirmsDay === undefined ? null : (
        <Button
          {...pressed}
          tone="primary"
          onClick={() => act({ kind: 'sayJoined', joinedIsoDate: confirmsDay })}
        >
          Confirm {formatPlainDate(confirmsDay, isLocal)}
        </Button>
      )}
      <Button {...pressed} onClick={askDay}>
        {own.says === 'joined' || confirmsDay !== undefined ? 'Another day' : 'Joined'}
      </Button>
      {own.says === 'notJoined' ? null : (
        <Button
          {...pressed}
          {...(confirmsNot ? { tone: 'primary' as const } : {})}
          onClick={() => act({ kind: 'sayNotJoined' })}
        >
          {confirmsNot ? 'Confirm: did not join' : 'Did not join'}
        </Button>
      )}
    </>
  );
}
