import { useIsLocal } from '../base/local.ts';
import { classNames } from '../base/class-names.ts';
import css from './key-cap.module.css';

const onApple = /Mac|iPhone|iPad/.test(navigator.platform);
const signs: Record<string, string> = {
  Enter: '↵',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Backspace: '⌫',
};

/** One key as on the keyboard. `Mod` is ⌘ or Ctrl. Decorative: the action needs a name in words. */
export function KeyCap({ children, muted }: { children: string; muted?: boolean | undefined }) {
  const isLocal = useIsLocal();
  const sign =
    children === 'Mod' ? (isLocal && onApple ? '⌘' : 'Ctrl') : (signs[children] ?? capitalOf(children));
  return (
    <kbd className={classNames(css['cap'], muted && css['muted'])} aria-hidden>
      {sign}
    </kbd>
  );
}

const capitalOf = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Several keys: `G S` in sequence, `Mod+K` together. */
export function KeyCaps({ keys }: { keys: string }) {
  return keys.split(/[ +]/).map((key) => (
    <KeyCap key={key} muted>
      {key}
    </KeyCap>
  ));
}
