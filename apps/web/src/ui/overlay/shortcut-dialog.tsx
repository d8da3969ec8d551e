import { Dialog } from './dialog.tsx';
import { Switch } from '../field/checkbox-field.tsx';
import { KeyCaps } from '../key/key-cap.tsx';
import { useActiveShortcuts, useSingleKeys } from '../key/shortcut.ts';
import { useStore } from '../base/store.ts';
import css from './shortcut-dialog.module.css';
import { isShortcutListOpen } from './shortcut-list.ts';

/** Opened by `?`: lists the shortcuts of the page and can switch single keys off. Mounted once, by Overlays. */
export const ShortcutDialog = () => (useStore(isShortcutListOpen) ? <OpenList /> : null);

/** The shortcuts of every page, which no component registers. */
const EVERYWHERE = [{ keys: 'Escape', label: 'Close, or leave a field' }];

function OpenList() {
  const shortcuts = useActiveShortcuts();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const known = new Map([...EVERYWHERE, ...shortcuts].map((shortcut) => [shortcut.keys, shortcut.label]));
  return (
    <Dialog opened size="l" title="Keyboard shortcuts" onClose={() => isShortcutListOpen.set(false)}>
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
        help="Turn off to keep only Ctrl or ⌘, arrow and Escape keys."
        checked={singleKeys}
        onChange={setSingleKeys}
      />
    </Dialog>
  );
}
