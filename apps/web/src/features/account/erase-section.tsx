import { DELETION_KEEPS, DELETION_REMOVES } from '@talaash/domain/account-deletion/words';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useViewer } from '../../lib/session.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { useDeletion } from './deletion.ts';
import css from './settings.module.css';

const EraseDialog = lazy(() => import('./erase-dialog.tsx'));

/** Says what a deletion removes and what stays, and begins one. */
export function EraseSection() {
  const [isOpen, setOpen] = useState(false);
  const { account } = useViewer();
  const isScheduled = account?.deletionDueIsoDateTimeUtc != null;
  return (
    <Section id="erase" title="Erase my account">
      <Fates />
      <div className={css['foot']}>
        <p>You have a week to come back, unless you choose “now”.</p>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {isScheduled ? 'Erase it now' : 'Erase my account'}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <EraseDialog isScheduled={isScheduled} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

/** What goes for good, and what stays and why. */
export function Fates() {
  const userType = useViewer().userProfile?.userType ?? 'neither';
  const conversations = useDeletion().data?.conversationsCount ?? 0;
  return (
    <div className={css['fates']}>
      <div>
        <h3>Goes for good</h3>
        <ul>
          {DELETION_REMOVES[userType].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Stays, and why</h3>
        <ul>
          {DELETION_KEEPS[userType](formatCount(conversations, 'conversation')).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
