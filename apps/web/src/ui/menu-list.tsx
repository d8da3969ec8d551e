import { Menu as MantineMenu } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, cloneElement, useRef } from 'react';
import { floatingParent } from './floating.ts';
import { MantineScope } from './mantine-scope.tsx';
import css from './menu.module.css';
import type { MenuEntry, MenuProps } from './menu.tsx';

/** The menu itself; comes in open, since it is loaded when its button is first pressed. */
export default function MenuList({ target, entries, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <MantineScope>
      <MantineMenu
        defaultOpened
        withinPortal
        portalProps={{ target: floatingParent() }}
        floatingStrategy="fixed"
        position={align === 'end' ? 'bottom-end' : 'bottom-start'}
        offset={6}
        loop
        onClose={() => button.current?.focus()}
        withInitialFocusPlaceholder={false}
        classNames={{
          dropdown: css['dropdown'] ?? '',
          item: css['item'] ?? '',
          label: css['label'] ?? '',
          divider: css['divider'] ?? '',
        }}
      >
        <MantineMenu.Target>{cloneElement(target, { ref: button })}</MantineMenu.Target>
        <MantineMenu.Dropdown onKeyDown={keepDialogOpen}>{entries.map(toItem)}</MantineMenu.Dropdown>
      </MantineMenu>
    </MantineScope>
  );
}

// Escape closes the menu; unhandled, the browser would close the dialog around it as well.
function keepDialogOpen(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}

function toItem(entry: MenuEntry, index: number): ReactNode {
  if (entry === 'divider') return <MantineMenu.Divider key={index} />;
  if ('heading' in entry) return <MantineMenu.Label key={index}>{entry.heading}</MantineMenu.Label>;
  return (
    <MantineMenu.Item
      key={index}
      leftSection={entry.icon}
      rightSection={entry.note ? <span className={css['end']}>{entry.note}</span> : undefined}
      data-tone={entry.tone}
      disabled={entry.disabled ?? false}
      closeMenuOnClick={!entry.stays}
      onClick={entry.run}
    >
      {entry.label}
    </MantineMenu.Item>
  );
}
