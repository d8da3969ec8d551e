import { CONTACT_DAYS } from '@talaash/domain/talent-record/limit';
import type { ComponentProps } from 'react';
import { useViewer } from '../../lib/session.ts';
import type { MenuEntry } from '../../ui/overlay/menu-entry.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useSetContactOwner, useTeam } from './talent-record.ts';

interface ContactMenuProps {
  talentId: string;
  /** Who owns the contact; undefined if nobody does. */
  ownerUid: string | undefined;
  /** The button that opens it. */
  target: ComponentProps<typeof Menu>['target'];
}

/** Takes a contact over, gives it to a colleague, or releases it. */
export function ContactMenu({ talentId, ownerUid, target }: ContactMenuProps) {
  const ownUid = useViewer().account?.uid;
  const { recruiters } = useTeam();
  const give = useSetContactOwner();
  const giveTo = (uid: string | null) => give.mutate({ talentId, uid });
  const others = recruiters.filter(({ uid }) => uid !== ownUid && uid !== ownerUid);
  const entries: MenuEntry[] = [
    ...(ownUid === undefined || ownerUid === ownUid
      ? []
      : [{ label: 'Take over', note: `${CONTACT_DAYS} days`, run: () => giveTo(ownUid) }]),
    ...(others.length > 0 ? [{ heading: 'Give to' }] : []),
    ...others.map(({ uid, name }) => ({ label: name, run: () => giveTo(uid) })),
    ...(ownerUid === undefined ? [] : (['divider', { label: 'Release', run: () => giveTo(null) }] as const)),
  ];
  return entries.length > 0 ? <Menu target={target} entries={entries} /> : null;
}
