import { useEffect } from 'react';
import { api } from '../../lib/api.ts';

/** A profile counts as opened when it is shown for so long. One that is stepped over does not. */
const lookedAtMs = 1000;

/** Tells that the company has opened a profile, while it is shown. Nobody waits for it, and a failure is not told. */
export function OpeningCount({ talentId }: { talentId: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      api.profileOpening.count.call({ talentId }).catch(() => undefined);
    }, lookedAtMs);
    return () => clearTimeout(timer);
  }, [talentId]);
  return null;
}
