import { IconChevronDown } from '../icon/chevron-down.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import type { MenuEntry } from '../overlay/menu-entry.ts';
import { Menu } from '../overlay/menu.tsx';
import { Avatar } from '../show/avatar.tsx';
import { useThemeEntries } from './theme-menu.tsx';
import css from './user-menu.module.css';

export interface ShellPerson {
  name: string;
  picture?: string | undefined;
  shape?: 'person' | 'logo' | undefined;
}

/** The menu of the logged-in person. The theme entries come before the last entry, Logout. */
export function UserMenu({ person, menu }: { person: ShellPerson; menu: readonly MenuEntry[] }) {
  const themeEntries = useThemeEntries();
  const last = menu.at(-1);
  const entries: MenuEntry[] = last
    ? [...menu.slice(0, -1), 'divider', ...themeEntries, 'divider', last]
    : themeEntries;
  return (
    <Menu
      entries={entries}
      target={
        <button type="button" className={css['person']}>
          <Avatar name={person.name} src={person.picture} shape={person.shape} size="s" />
          <span className={css['personName']}>{person.name}</span>
          <VisuallyHidden>, your menu</VisuallyHidden>
          <IconChevronDown aria-hidden />
        </button>
      }
    />
  );
}
