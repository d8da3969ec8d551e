import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DemoShell } from '../../features/demo/demo-shell.tsx';
import { DesignSystem } from '../../features/demo/design-system/design-system.tsx';
import { setTheme, type Theme, themes, useTheme } from '../../ui/theme/theme.ts';

export const Route = createFileRoute('/design-system-demo/')({
  validateSearch: ({ theme }: Record<string, unknown>): { theme?: Theme } => {
    const known = themes.find((option) => option === theme);
    return known === undefined ? {} : { theme: known };
  },
  component: DesignSystemPage,
});

function DesignSystemPage() {
  useThemeInAddress();
  return (
    <DemoShell width="page">
      <DesignSystem />
    </DemoShell>
  );
}

/** Applies the theme of the address, and then keeps the chosen one there. The default theme needs no parameter. */
function useThemeInAddress() {
  const { theme: asked } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { theme } = useTheme();
  const awaited = useRef(asked);

  useEffect(() => {
    if (asked !== undefined) setTheme(asked);
  }, [asked]);

  useEffect(() => {
    if (awaited.current !== undefined && awaited.current !== theme) return;
    awaited.current = undefined;
    const wanted = theme === 'default' ? {} : { theme };
    if (new URLSearchParams(location.search).get('theme') === (wanted.theme ?? null)) return;
    void navigate({ to: '.', search: wanted, hash: true, replace: true, resetScroll: false });
  }, [theme, navigate]);
}
