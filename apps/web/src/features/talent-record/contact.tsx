import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { IconSelector } from '../../ui/icon/selector.ts';
import { IconButton } from '../../ui/press/button.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { Fact, type RecordPart } from './fact.tsx';
import css from './record-panel.module.css';

/** Who is in contact with the talent, and until when. */
export const Contact = ({ talentId, record: { contact }, mayWrite }: RecordPart) => (
  <Fact label="In contact">
    <div className={css['contact']}>
      {contact ? (
        <span className={css['member']}>
          <Avatar name={contact.name} size="s" />
          <span>
            <b>{contact.name}</b>{' '}
            <span className={css['dim']}>
              until <LocalText of={() => formatDate(contact.untilIsoDateTimeUtc)} />
            </span>
          </span>
        </span>
      ) : (
        <span className={css['none']}>{SENTENCES.nobody}</span>
      )}
      {mayWrite ? (
        <ContactMenu
          talentId={talentId}
          ownerUid={contact?.uid}
          target={<IconButton size="s" label="Change contact" icon={<IconSelector aria-hidden />} />}
        />
      ) : null}
    </div>
  </Fact>
);
