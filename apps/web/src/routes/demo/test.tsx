import { createFileRoute } from '@tanstack/react-router';
import { SampleCv } from '../../features/demo/cv/sample-cv.tsx';

export const Route = createFileRoute('/demo/test')({ component: SampleCv });
