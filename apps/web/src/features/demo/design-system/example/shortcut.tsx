import { useState } from 'react';
import { useShortcut } from '../../../../ui/key/shortcut.ts';
import { openShortcutList } from '../../../../ui/overlay/shortcut-list.ts';
import { Button } from '../../../../ui/press/button.tsx';

export function OneKey() {
  const [count, setCount] = useState(0);
  useShortcut('x', () => setCount(count + 1), { label: 'Count in the design system' });
  return <p>Press X: {count}</p>;
}

export const AllOfThePage = () => <Button onClick={openShortcutList}>List the shortcuts</Button>;
