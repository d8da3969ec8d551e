import { useState } from 'react';
import { ErrorBoundary } from '../../../../ui/base/error-boundary.tsx';
import { Button } from '../../../../ui/press/button.tsx';
import { Banner } from '../../../../ui/show/state.tsx';

/** Throws until its picture has loaded. */
function Broken(): never {
  throw new Error('An example of a part that fails.');
}

export function AroundAPartThatFails() {
  const [isBroken, setBroken] = useState(false);
  return (
    <ErrorBoundary fallback={<Banner tone="bad">This part failed. The page stays.</Banner>}>
      {isBroken ? <Broken /> : <Button onClick={() => setBroken(true)}>Let it fail</Button>}
    </ErrorBoundary>
  );
}
