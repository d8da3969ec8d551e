import { useState } from 'react';
import { MatchBandMark } from './match-band.tsx';
import { useMatches } from './talent-match.ts';

interface MatchOfPersonProps {
  jobPostId: string;
  talentId: string;
  /** The person, and those beside whom the same mark stands: they are read together. */
  talentIds: readonly string[];
}

/**
 * The band of a person in a list. It stays while the list is read with another person on it, so that nothing disappears for that
 * time. Nothing while the company may not see the person.
 */
export function MatchOfPerson({ jobPostId, talentId, talentIds }: MatchOfPersonProps) {
  const band = useMatches(jobPostId, talentIds).get(talentId)?.band;
  const [known, setKnown] = useState(band);
  if (band !== undefined && band !== known) setKnown(band);
  const shown = band ?? known;
  return shown === undefined ? null : <MatchBandMark band={shown} keepsWord />;
}
