import { KeyCaps } from '../key/key-cap.tsx';
import css from './key-bar.module.css';
import { openShortcutList } from '../overlay/shortcut-list.ts';

/** The shortcuts of this page along its bottom edge. Hidden without a keyboard. */
export function KeyBar({ hints }: { hints: readonly { keys: string; label: string }[] }) {
  return (
    <div className={css['room']}>
      <div className={css['bar']}>
        {hints.map((hint) => (
          <span key={hint.label} className={css['group']}>
            <KeyCaps keys={hint.keys} />
            <span>{hint.label}</span>
          </span>
        ))}
        <span className={css['rest']}>
          <button type="button" className={css['all']} onClick={openShortcutList}>
            <KeyCaps keys="?" />
            all shortcuts
          </button>
        </span>
      </div>
    </div>
  );
}
