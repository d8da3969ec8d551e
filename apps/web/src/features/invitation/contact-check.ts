import type { ContactOwner } from '@talaash/domain/talent-record/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useViewer } from '../../lib/session.ts';
import { contactOwnerOf } from './inviting.ts';

/** A colleague who is in touch with a talent: the sender is told, and presses once more. */
export function useContactCheck(talentId: string) {
  const ownUid = useViewer().account?.uid;
  const record = useQuery(api.talentRecord.get.queryOptions({ input: { talentId } }));
  const [refusedFor, setRefusedFor] = useState<ContactOwner>();
  const owner = refusedFor ?? record.data?.record.contact ?? undefined;
  const colleague = owner?.uid === ownUid ? undefined : owner;
  /** The colleague whose contact the sender has been told of, and has pressed once more since. */
  const [known, setKnown] = useState<string>();
  const isConfirming = colleague !== undefined && known === colleague.uid;
  return {
    colleague,
    known,
    isConfirming,
    /** Whether the sender has to press once more. */
    asks: () => {
      if (!colleague || isConfirming) return false;
      setKnown(colleague.uid);
      return true;
    },
    /** The server knew of a colleague first. @returns whether that was why it refused */
    learn: (error: unknown) => {
      const found = contactOwnerOf(error);
      if (!found) return false;
      setRefusedFor(found);
      setKnown(found.uid);
      return true;
    },
  };
}
