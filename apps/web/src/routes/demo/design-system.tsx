import { createFileRoute } from '@tanstack/react-router';
import { DesignSystem } from '../../features/demo/design-system/design-system.tsx';

export const Route = createFileRoute('/demo/design-system')({
  component: DesignSystem,
  staticData: { width: 'page' },
});
