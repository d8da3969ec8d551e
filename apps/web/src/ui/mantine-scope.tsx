import './mantine.css';
import { type MantineThemeOverride, MantineProvider, createTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTheme } from './theme.ts';

// Mantine derives shades from ten; ours are chosen one by one, so each derived variable is set in mantine.css instead.
const theme: MantineThemeOverride = createTheme({
  fontFamily: 'var(--f-body)',
  headings: { fontFamily: 'var(--f-head)' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});

/**
 * What a part built on Mantine stands in. Only those parts load the library (menus, lists to choose from), so the
 * first page does not pay for it.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const { shownMode } = useTheme();
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={shownMode}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
