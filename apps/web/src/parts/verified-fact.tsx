import type { VerifiedFact } from '@talaash/domain/verified-fact/schema';
import {
  namedFactSentence,
  VERIFIED_FACT_NOTES,
  verifiedFactSentence,
} from '@talaash/domain/verified-fact/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { formatDate } from '../lib/format.ts';
import { LocalText } from '../lib/local-text.tsx';
import { VerifiedMark } from './verified-mark.tsx';

/** A fact as a reader gets it: guests get no `verifier`. */
type ShownFact = Omit<VerifiedFact, 'verifier'> & { verifier?: string | undefined };

/** The mark of a fact: who verified it and when. The same on every page. */
export function FactMark({ fact }: { fact: ShownFact }) {
  return (
    <VerifiedMark note={VERIFIED_FACT_NOTES[fact.kind]}>
      <LocalText of={() => verifiedFactSentence(fact, formatDate(fact.verifiedIsoDateTimeUtc))} />
    </VerifiedMark>
  );
}

/** The mark of a fact apart from its job or certification. */
export function NamedFactMark({
  fact,
  profile,
}: {
  fact: ShownFact;
  profile: Parameters<typeof namedFactSentence>[1];
}) {
  return (
    <VerifiedMark note={VERIFIED_FACT_NOTES[fact.kind]}>
      <LocalText of={() => namedFactSentence(fact, profile, formatDate(fact.verifiedIsoDateTimeUtc))} />
    </VerifiedMark>
  );
}

/** The mark of a job, of a certification or of the code account; nothing without one. */
export function FactMarkOf({
  facts,
  kind,
  position,
}: {
  facts: readonly ShownFact[];
  kind: ShownFact['kind'];
  position?: number;
}) {
  const fact = facts.find((one) => one.kind === kind && one.position === position);
  return fact ? <FactMark fact={fact} /> : null;
}

/** The marks of a profile that an admin reads; none while the stored profile is another version. */
export function useFactsOf(profile: { key: { talentId: string }; updatedIsoDateTimeUtc: string }) {
  const { talentId } = profile.key;
  const { data } = useQuery(api.talentProfile.list.queryOptions({ input: { talentIds: [talentId] } }));
  const view = data?.talentProfiles[0];
  return view?.isRedacted === false && view.updatedIsoDateTimeUtc === profile.updatedIsoDateTimeUtc
    ? view.verifiedFacts
    : [];
}
