import { IconDeviceDesktop } from '../icon/device-desktop.ts';
import { IconMoon } from '../icon/moon.ts';
import { IconSun } from '../icon/sun.ts';
import { IconButton } from '../press/button.tsx';
import type { MenuEntry } from '../overlay/menu-entry.ts';
import { Menu } from '../overlay/menu.tsx';
import { type Mode, cycleMode, modeLabels, setTheme, themeLabels, themes, useTheme } from '../theme/theme.ts';

const modeIcons: Record<Mode, typeof IconSun> = {
  system: IconDeviceDesktop,
  light: IconSun,
  dark: IconMoon,
};

/** The menu entries that choose theme and mode. */
export function useThemeEntries(): MenuEntry[] {
  const { theme, mode } = useTheme();
  const ModeIcon = modeIcons[mode];
  return [
    { heading: 'Appearance' },
    {
      label: 'Mode',
      icon: <ModeIcon aria-hidden />,
      note: modeLabels[mode],
      stays: true,
      run: cycleMode,
    },
    ...themes.map((option) => ({
      label: themeLabels[option],
      note: option === theme ? 'Chosen' : undefined,
      stays: true,
      run: () => setTheme(option),
    })),
  ];
}

/** One button for theme and mode, for pages without a user menu. */
export function ThemeMenu() {
  const { mode } = useTheme();
  const ModeIcon = modeIcons[mode];
  const entries = useThemeEntries();
  return (
    <Menu entries={entries} target={<IconButton label="Appearance" icon={<ModeIcon aria-hidden />} />} />
  );
}
