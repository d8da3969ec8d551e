import { createStore, useStore } from '../base/store.ts';

export const themes = ['default', 'talaash', 'minecraft'] as const;
export const modes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export type Mode = (typeof modes)[number];

export const themeLabels: Record<Theme, string> = {
  default: 'Default',
  talaash: 'Talaash',
  minecraft: 'Minecraft',
};
export const modeLabels: Record<Mode, string> = { system: 'System', light: 'Light', dark: 'Dark' };

interface ThemeChoice {
  theme: Theme;
  mode: Mode;
}

const themeKey = 'talaash-theme';
const modeKey = 'talaash-mode';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
// The server does not know what the device stores.
const choice = createStore<ThemeChoice>(readStored(), { theme: 'default', mode: 'system' });

systemDark.addEventListener('change', applyStored);
// The theme was changed in another tab.
window.addEventListener('storage', (event) => {
  if (event.key === themeKey || event.key === modeKey || event.key === null) applyStored();
});

/** The chosen theme and mode. Both are stored on this device. */
export function useTheme(): ThemeChoice {
  return useStore(choice);
}

export function setTheme(theme: Theme): void {
  persist(themeKey, theme);
  apply({ ...choice.get(), theme });
}

/** Steps from system to light to dark, and back to system. */
export function cycleMode(): void {
  const mode = modes[(modes.indexOf(choice.get().mode) + 1) % modes.length] ?? 'system';
  persist(modeKey, mode);
  apply({ ...choice.get(), mode });
}

function applyStored(): void {
  apply(readStored());
}

function apply(next: ThemeChoice): void {
  document.documentElement.dataset['theme'] = next.theme;
  document.documentElement.dataset['mode'] = resolved(next.mode);
  choice.set(next);
}

function resolved(mode: Mode): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemDark.matches ? 'dark' : 'light';
}

function readStored(): ThemeChoice {
  return {
    theme: pick(themes, read(themeKey)) ?? 'default',
    mode: pick(modes, read(modeKey)) ?? 'system',
  };
}

function pick<Option extends string>(options: readonly Option[], value: string | null): Option | undefined {
  return options.find((option) => option === value);
}

// Storage throws if the browser forbids it. The choice then lasts until the page closes.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function persist(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
