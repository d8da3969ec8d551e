import { createStore, useStore } from './store.ts';

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

interface Look {
  theme: Theme;
  mode: Mode;
  /** What `system` comes to right now. */
  shownMode: 'light' | 'dark';
}

const themeKey = 'talaash-theme';
const modeKey = 'talaash-mode';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const look = createStore(readLook());

systemDark.addEventListener('change', applyStored);
// Another tab changed it.
window.addEventListener('storage', (event) => {
  if (event.key === themeKey || event.key === modeKey || event.key === null) applyStored();
});

/** The chosen theme and mode, and how to change them. Both are remembered on this device. */
export function useTheme(): Look & {
  setTheme: (theme: Theme) => void;
  setMode: (mode: Mode) => void;
  cycleMode: () => void;
} {
  return { ...useStore(look), setTheme, setMode, cycleMode };
}

export function setTheme(theme: Theme): void {
  keep(themeKey, theme);
  apply({ ...look.get(), theme });
}

export function setMode(mode: Mode): void {
  keep(modeKey, mode);
  apply({ ...look.get(), mode });
}

/** system, light, dark, system. */
export function cycleMode(): void {
  setMode(modes[(modes.indexOf(look.get().mode) + 1) % modes.length] ?? 'system');
}

function applyStored(): void {
  apply(readLook());
}

function apply(next: Pick<Look, 'theme' | 'mode'>): void {
  const shownMode = shown(next.mode);
  document.documentElement.dataset['theme'] = next.theme;
  document.documentElement.dataset['mode'] = shownMode;
  look.set({ ...next, shownMode });
}

function readLook(): Look {
  const mode = pick(modes, read(modeKey)) ?? 'system';
  return { theme: pick(themes, read(themeKey)) ?? 'default', mode, shownMode: shown(mode) };
}

function shown(mode: Mode): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemDark.matches ? 'dark' : 'light';
}

function pick<Option extends string>(options: readonly Option[], value: string | null): Option | undefined {
  return options.find((option) => option === value);
}

// Storage throws where the browser forbids it; the look then lasts as long as the page.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
