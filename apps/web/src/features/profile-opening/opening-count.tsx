import { useEffect } from 'react';
import { api } from '../../lib/api.ts';

/** A profile counts as opened after it has been shown for this long. Stepping over a profile does not count. */
const lookedAtMs = 1000;

/** Reports to the server that the company has opened a profile. Nothing waits for it, and a failure is ignored. */
export function OpeningCount({ talentId }: { talentId: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      api.profileOpening.count.call({ talentId }).catch(() => undefined);
    }, lookedAtMs);
    return () => clearTimeout(timer);
  }, [talentId]);
  return null;
}
