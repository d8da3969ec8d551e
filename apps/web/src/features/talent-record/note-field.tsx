import { lengthMaxSentence } from '@talaash/domain/base/words';
import { NOTE_LENGTH_MAX } from '@talaash/domain/talent-record/limit';
import { storedNote } from '@talaash/domain/talent-record/mention';
import { mentionRefusal } from '@talaash/domain/talent-record/rule';
import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { useId, useRef } from 'react';
import { useViewer } from '../../lib/session.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useSendKey } from '../../ui/key/send-key.ts';
import { Button } from '../../ui/press/button.tsx';
import { useMentions } from './mention-area.ts';
import { MentionList } from './mention-list.tsx';
import css from './record-panel.module.css';
import { useTeam } from './talent-record.ts';

interface NoteFieldProps {
  label: string;
  /** The text as it is typed, with "@Name" for a mention. */
  text: string;
  onText: (text: string) => void;
  /** Those whom the stored text mentions, who may be former members. */
  before?: readonly string[];
  submitLabel: string;
  /** Gets the text as it is stored. */
  onSubmit: (stored: string) => void;
  onCancel?: (() => void) | undefined;
  isPending: boolean;
  error: string | undefined;
}

/** A note that is being written. "@" offers the members. */
export function NoteField(props: NoteFieldProps) {
  const { label, text, onText, before = [], submitLabel, onSubmit, onCancel, isPending, error } = props;
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const ownUid = useViewer().account?.uid;
  const { readers } = useTeam();
  const others = readers.filter(({ uid }) => uid !== ownUid);
  const mentions = useMentions(area, { text, onText, members: others });
  const stored = storedNote(text.trim(), readers);
  const refused =
    stored.length > NOTE_LENGTH_MAX
      ? lengthMaxSentence(NOTE_LENGTH_MAX)
      : mentionRefusal(
          stored,
          readers.map(({ uid }) => uid),
          before,
        );
  const canSubmit = stored !== '' && refused === undefined && !isPending;
  useSendKey(box, submit, { label: submitLabel });

  function submit() {
    if (canSubmit) onSubmit(stored);
  }

  const isOpen = mentions.found.length > 0;
  return (
    <div ref={box} className={css['noteField']}>
      <div ref={area}>
        <TextArea
          label={label}
          rows={2}
          value={text}
          autoFocus={onCancel !== undefined}
          onChange={onText}
          error={refused ?? error}
          help={others.length > 0 ? SENTENCES.mentionHelp : undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen ? `${id}-${mentions.cursor}` : undefined}
          onKeyDown={mentions.onKeyDown}
          onSelect={({ currentTarget }) => mentions.onSelect(currentTarget)}
          onBlur={mentions.onBlur}
        />
      </div>
      {isOpen ? (
        <MentionList
          id={id}
          field={area}
          members={mentions.found}
          cursor={mentions.cursor}
          onChoose={mentions.take}
        />
      ) : null}
      <div className={css['acts']}>
        <Button
          size="s"
          tone="primary"
          disabled={!canSubmit && !isPending}
          loading={isPending}
          onClick={submit}
        >
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button size="s" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  );
}
