import { IconSearch } from '../icon/search.ts';
import { KeyCaps } from '../key/key-cap.tsx';
import { useShortcut } from '../key/shortcut.ts';
import css from './find-button.module.css';

/** Opens the palette; so does Cmd or Ctrl+K. */
export function FindButton({ onPress }: { onPress: () => void }) {
  useShortcut('Mod+K', onPress, { label: 'Find a person, page or action' });
  return (
    <button type="button" className={css['find']} onClick={onPress}>
      <IconSearch aria-hidden />
      <span className={css['findWords']}>Find anything</span>
      <KeyCaps keys="Mod+K" />
    </button>
  );
}
