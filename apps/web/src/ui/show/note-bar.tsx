import { IconInfoCircle } from '../icon/info-circle.ts';
import { usePersistentNotes } from '../base/persistent-note.ts';
import css from './state.module.css';

/** Product-wide notes, such as maintenance: a slim bar for each, on every page. */
export function NoteBar() {
  const notes = usePersistentNotes();
  return (
    <div role="status">
      {[...notes].map(([about, text]) => (
        <div key={about} className={css['bar']}>
          <IconInfoCircle aria-hidden />
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
