import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../lib/session.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import { Fates } from './fates.tsx';
import { Underway } from '../../ui/overlay/underway.ts';
import css from './settings.module.css';

const EraseDialog = lazy(() => import('./erase-dialog.tsx'));

/** Explains what a deletion removes and what is kept, and starts one. */
export function EraseSection() {
  const [isOpen, setOpen] = useState(false);
  const { account } = useViewer();
  const isScheduled = account?.deletionDueIsoDateTimeUtc != null;
  return (
    <Section id="erase" title="Erase my account">
      <Fates />
      <div className={css['foot']}>
        <p>You have a week to change your mind, unless you choose “now”.</p>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {isScheduled ? 'Erase it now' : 'Erase my account'}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={<Underway />}>
          <EraseDialog isScheduled={isScheduled} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
