import { classNames } from '../base/class-names.ts';
import css from './key-cap.module.css';

const onApple = /Mac|iPhone|iPad/.test(navigator.platform);
const signs: Record<string, string> = {
  Mod: onApple ? '⌘' : 'Ctrl',
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
  const sign = signs[children] ?? (children.length === 1 ? children.toUpperCase() : children);
  return (
    <kbd className={classNames(css['cap'], muted && css['muted'])} aria-hidden>
      {sign}
    </kbd>
  );
}

/** Several keys: `G S` in sequence, `Mod+K` together. */
export function KeyCaps({ keys }: { keys: string }) {
  return keys.split(/[ +]/).map((key) => (
    <KeyCap key={key} muted>
      {key}
    </KeyCap>
  ));
}
