import { lazy, Suspense, useState } from 'react';
import { whenUsed } from '../../ui/base/first-use.ts';
import { Underway } from '../../ui/overlay/underway.ts';
import type { Inviting } from './inviting.ts';

const load = async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog });
const InviteDialog = lazy(load);
whenUsed(() => void load().catch(() => undefined));

/** The lazy-loaded invitation dialog. Once opened it stays mounted, with the notes that were started. */
export function LateInviteDialog({ inviting }: { inviting: Inviting }) {
  const [isWanted, setWanted] = useState(false);
  if (inviting.candidate && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={<Underway />}>
      <InviteDialog inviting={inviting} />
    </Suspense>
  ) : null;
}
