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

interface Look {
  theme: Theme;
  mode: Mode;
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

/** The chosen theme and mode; both are remembered on this device. */
export function useTheme(): Look {
  return useStore(look);
}

export function setTheme(theme: Theme): void {
  keep(themeKey, theme);
  apply({ ...look.get(), theme });
}

/** system, light, dark, system. */
export function cycleMode(): void {
  const mode = modes[(modes.indexOf(look.get().mode) + 1) % modes.length] ?? 'system';
  keep(modeKey, mode);
  apply({ ...look.get(), mode });
}

function applyStored(): void {
  apply(readLook());
}

function apply(next: Look): void {
  document.documentElement.dataset['theme'] = next.theme;
  document.documentElement.dataset['mode'] = shown(next.mode);
  look.set(next);
}

function shown(mode: Mode): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemDark.matches ? 'dark' : 'light';
}

function readLook(): Look {
  return {
    theme: pick(themes, read(themeKey)) ?? 'default',
    mode: pick(modes, read(modeKey)) ?? 'system',
  };
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
