import { createFileRoute } from '@tanstack/react-router';
import { DemoIndex } from '../../features/demo/demo-index.tsx';

export const Route = createFileRoute('/demo/')({ component: DemoIndex });
