import { Dialog } from './dialog.tsx';
import { Switch } from '../field/checkbox-field.tsx';
import { KeyCaps } from '../key/key-cap.tsx';
import { useActiveShortcuts, useShortcut, useSingleKeys } from '../key/shortcut.ts';
import css from './shortcut-list.module.css';
import { createStore, useStore } from '../base/store.ts';

const opened = createStore(false);

export function openShortcutList(): void {
  opened.set(true);
}

/** Opened by `?`: lists the shortcuts of the page and can switch single keys off. Mounted once, by UiRoot. */
export function ShortcutList() {
  useShortcut('?', openShortcutList, { label: 'All shortcuts' });
  return useStore(opened) ? <OpenList /> : null;
}

function OpenList() {
  const shortcuts = useActiveShortcuts();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const known = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut.label]));
  return (
    <Dialog opened size="l" title="Keyboard shortcuts" onClose={() => opened.set(false)}>
      <ul className={css['list']}>
        {[...known].map(([keys, label]) => (
          <li key={keys} className={css['row']}>
            {label}
            <span className={css['keys']}>
              <KeyCaps keys={keys} />
            </span>
          </li>
        ))}
      </ul>
      <Switch
        label="Single-key shortcuts"
        help="Off leaves those with Ctrl or ⌘, arrows and Escape."
        checked={singleKeys}
        onChange={setSingleKeys}
      />
    </Dialog>
  );
}
