import { partsOf, typedNote } from '@talaash/domain/talent-record/mention';
import { noteDeleteRefusal, noteEditRefusal } from '@talaash/domain/talent-record/rule';
import type { TalentNote } from '@talaash/domain/talent-record/schema';
import { TALENT_RECORD_SENTENCES as SENTENCES } from '@talaash/domain/talent-record/words';
import { useState } from 'react';
import { useTextDraft } from '../../lib/draft.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useViewer } from '../../lib/session.ts';
import { ThreadTime, useNow } from '../../lib/thread-time.tsx';
import { IconDots } from '../../ui/icon/dots.ts';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import type { MenuEntry } from '../../ui/overlay/menu-entry.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { IconButton } from '../../ui/press/button.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import type { RecordPart } from './fact.tsx';
import { NoteField } from './note-field.tsx';
import css from './record-panel.module.css';
import { failureAt, useDeleteNote, useEditNote, useNotes, useWriteNote } from './talent-record.ts';

/** The notes about the talent, the newest first. */
export function Notes({ talentId, record: { notesCount }, mayWrite }: RecordPart) {
  const notes = useNotes(talentId);
  const list = notes.data?.pages.flatMap((page) => page.list);
  return (
    <section aria-label="Notes" className={css['section']}>
      <h3>Notes {notesCount > 0 ? <span className={css['dim']}>{notesCount}</span> : null}</h3>
      {mayWrite ? <NewNote talentId={talentId} /> : null}
      {list === undefined ? (
        notes.isError ? (
          <QueryFailure title={SENTENCES.notesFailed} queries={[notes]} />
        ) : (
          <TextSkeleton lines={3} label="Loading the notes" />
        )
      ) : null}
      {list?.length === 0 ? <p className={css['none']}>{SENTENCES.noNotes}</p> : null}
      {list && list.length > 0 ? (
        <ul className={css['notes']} aria-label="Notes">
          {list.map((note) => (
            <Note key={note.noteId} note={note} mayWrite={mayWrite} />
          ))}
        </ul>
      ) : null}
      <LoadMore {...moreOf(notes)} />
    </section>
  );
}

/** It stays in this browser until it is saved. */
function NewNote({ talentId }: { talentId: string }) {
  const [text, setText] = useTextDraft(`talent-note:${talentId}`);
  const write = useWriteNote();
  return (
    <NoteField
      label="New note"
      text={text}
      onText={(next) => {
        setText(next);
        write.reset();
      }}
      submitLabel="Add note"
      onSubmit={(stored) => write.mutate({ talentId, text: stored }, { onSuccess: () => setText('') })}
      isPending={write.isPending}
      error={failureAt(write.error, 'text', SENTENCES.noteFailed)}
    />
  );
}

function Note({ note, mayWrite }: { note: TalentNote; mayWrite: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const name = note.author.name ?? SENTENCES.formerMember;
  const entries = useNoteEntries(note, () => setEditing(true));
  return (
    <li className={css['note']}>
      <Avatar name={name} size="s" />
      <div className={css['noteBody']}>
        <p className={css['line']}>
          <b className={css['author']}>{name}</b>
          <span className={css['dim']}>
            <ThreadTime at={note.createdIsoDateTimeUtc} />
            {note.isEdited ? `, ${SENTENCES.edited}` : null}
          </span>
          {mayWrite && entries.length > 0 && !isEditing ? (
            <Menu
              target={
                <IconButton size="s" label={`More for the note of ${name}`} icon={<IconDots aria-hidden />} />
              }
              entries={entries}
            />
          ) : null}
        </p>
        {isEditing ? (
          <EditNote note={note} onClose={() => setEditing(false)} />
        ) : (
          <p className={css['noteText']}>
            {partsOf(note.text, note.mentioned).map((part, at) =>
              'text' in part ? (
                part.text
              ) : (
                <b key={at} className={css['mention']}>
                  @{part.mention.name ?? SENTENCES.formerMember}
                </b>
              ),
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** Edit and delete, for those who may. */
function useNoteEntries(
  { noteId, author, createdIsoDateTimeUtc }: TalentNote,
  onEdit: () => void,
): MenuEntry[] {
  const { account, companyRole } = useViewer();
  const uid = account?.uid ?? '';
  const confirm = useConfirm();
  const remove = useDeleteNote();
  const written = { authorUid: author.uid, writtenMs: Date.parse(createdIsoDateTimeUtc) };
  const canEdit = noteEditRefusal(written, uid, useNow()) === undefined;
  const canDelete = noteDeleteRefusal(written, { uid, isOwner: companyRole === 'owner' }) === undefined;

  async function confirmAndDelete() {
    const question = { title: SENTENCES.deleteNote, body: SENTENCES.deleteNoteText, danger: true };
    if (await confirm(question)) remove.mutate({ noteId });
  }

  return [
    ...(canEdit ? [{ label: 'Edit', run: onEdit }] : []),
    ...(canDelete ? [{ label: 'Delete', tone: 'danger' as const, run: () => void confirmAndDelete() }] : []),
  ];
}

function EditNote({ note, onClose }: { note: TalentNote; onClose: () => void }) {
  const named = note.mentioned;
  const [text, setText] = useState(() => typedNote(note.text, named));
  const edit = useEditNote();
  return (
    <NoteField
      label="Edit the note"
      text={text}
      onText={(next) => {
        setText(next);
        edit.reset();
      }}
      before={named.map(({ uid }) => uid)}
      submitLabel="Save"
      onSubmit={(stored) => edit.mutate({ noteId: note.noteId, text: stored }, { onSuccess: onClose })}
      onCancel={onClose}
      isPending={edit.isPending}
      error={failureAt(edit.error, 'text', SENTENCES.noteFailed)}
    />
  );
}
