import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { useMay } from '../../lib/permission.ts';
import { IconUser } from '../../ui/icon/user.ts';
import { Button } from '../../ui/press/button.tsx';
import { ContactMenu } from './contact-menu.tsx';
import css from './record-panel.module.css';

interface ThreadOwnerProps {
  talentId: string;
  /** Who owns the contact; null if nobody does. */
  owner: { uid: string; name: string } | null;
}

/** The member in charge of a conversation. A press changes it. */
export function ThreadOwner({ talentId, owner }: ThreadOwnerProps) {
  const mayWrite = useMay('recruit');
  const label = `In contact: ${owner?.name ?? SENTENCES.nobody}`;
  if (!mayWrite) return <span className={css['dim']}>{label}</span>;
  return (
    <ContactMenu
      talentId={talentId}
      ownerUid={owner?.uid}
      target={
        <Button size="s" compact icon={<IconUser aria-hidden />} title={label} className={css['owner']}>
          {label}
        </Button>
      }
    />
  );
}
