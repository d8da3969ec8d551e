import { pickedSentence } from '@talaash/domain/talent-comparison/words';
import { lazy, Suspense } from 'react';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import type { PickBarProps } from './shown-pick-bar.tsx';

/** Most searches pick nobody. */
const ShownPickBar = lazy(async () => ({ default: (await import('./shown-pick-bar.tsx')).ShownPickBar }));

/** The picked people, at the bottom of the page, with buttons to compare and to invite them. Empty while nobody is picked. */
export function PickBar({ picked, of }: PickBarProps) {
  return (
    <>
      <VisuallyHidden role="status">
        {picked.talentIds.length > 0 ? pickedSentence(picked.talentIds.length) : ''}
      </VisuallyHidden>
      {picked.talentIds.length > 0 ? (
        <Suspense fallback={null}>
          <ShownPickBar picked={picked} of={of} />
        </Suspense>
      ) : null}
    </>
  );
}
