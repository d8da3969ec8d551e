import type { SearchHit } from '@talaash/contract/talent-search';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { TalentMatch } from '@talaash/domain/talent-match/schema';
import { createContext, memo, type ReactNode, useContext } from 'react';
import { PickButton } from '../../features/talent-comparison/pick-button.tsx';
import type { PickedPeople } from '../../features/talent-comparison/picked.ts';
import { MatchBandMark } from '../../features/talent-match/match-band.tsx';
import { MatchReasons } from '../../features/talent-match/match-reasons.tsx';
import { RowEnd } from '../../features/talent-search/row-end.tsx';
import type { SearchState } from '../../features/talent-search/search-address.ts';
import { AnswerMark } from '../../parts/answer-rate.tsx';
import { isSending } from '../../parts/company-relation.ts';
import { RelationStatus } from '../../parts/relation-status.tsx';
import { TALENT_KEYS, type TalentActs, TalentButtons, TalentTouchEnd } from './-talent-acts.tsx';

/** The purpose of comparing picked people. */
export const comparisonOf = (jobPost: JobPost | undefined, { skills }: SearchState) => ({
  ...(jobPost ? { post: jobPost.key.jobPostId } : {}),
  ...(skills ? { skills } : {}),
});

type RowMatch = { band: ReactNode; reasons?: ReactNode };

/** Cached by match, so that a row gets the same object as before and does not rerender. */
const ownRows = new WeakMap<TalentMatch, RowMatch>();
const otherRows = new WeakMap<TalentMatch, RowMatch>();

/**
 * @param isOwnSearch whether the search holds exactly the post's requirements; otherwise a row says why the search found the
 * person
 */
export function rowMatchOf(match: TalentMatch | undefined, isOwnSearch: boolean): RowMatch | undefined {
  if (match === undefined) return undefined;
  const known = isOwnSearch ? ownRows : otherRows;
  const row = known.get(match) ?? {
    band: <MatchBandMark band={match.band} />,
    ...(isOwnSearch ? { reasons: <MatchReasons match={match} /> } : {}),
  };
  known.set(match, row);
  return row;
}

/** The shortcuts of the row at the cursor. */
export const rowKeys = (acts: TalentActs, picked: PickedPeople) => [
  ...TALENT_KEYS.map((key) => ({ ...key, run: (hit: SearchHit) => runKey(key, acts, hit) })),
  {
    keys: 'x',
    label: 'Pick',
    run: ({ talentProfile }: SearchHit) => picked.toggle(talentProfile.key.talentId),
  },
];

/** The shortcuts of an open profile. */
export const hitKeys = (acts: TalentActs, hit: SearchHit) =>
  TALENT_KEYS.map((key) => ({ ...key, run: () => runKey(key, acts, hit) }));

function runKey(key: (typeof TALENT_KEYS)[number], acts: TalentActs, hit: SearchHit): void {
  const { talent, relation } = talentPropsOf(acts, hit);
  key.run(acts, talent, relation);
}

/** The props of a hit's buttons: the actions, the talent and their current relation to the company. */
export function talentPropsOf(acts: TalentActs, { talentProfile, relation }: SearchHit) {
  const { talentId } = talentProfile.key;
  const { jobTitle, isRedacted } = talentProfile;
  const name = talentProfile.isRedacted ? jobTitle : talentProfile.name;
  return {
    acts,
    talent: { talentId, name, jobTitle, isUnnamed: isRedacted },
    relation: acts.relationOf(talentId, relation),
  };
}

/** The actions of each hit, in a context around the rows, which do not rerender when it changes. */
const Acting = createContext<{ acts: TalentActs; picked: PickedPeople } | undefined>(undefined);
export const ActingOnHits = Acting.Provider;

/** The actions at the end of a hit's row. */
export const hitEnd = (hit: SearchHit): ReactNode => <HitEnd hit={hit} />;

function HitEnd({ hit }: { hit: SearchHit }) {
  const acting = useContext(Acting);
  if (!acting) throw new Error('The rows are inside of ActingOnHits.');
  return <EndOfTalent {...talentPropsOf(acting.acts, hit)} picked={acting.picked} />;
}

type EndProps = ReturnType<typeof talentPropsOf> & { picked: PickedPeople };

/** Of hundreds of rows, only the changed one rerenders. */
const EndOfTalent = memo(({ picked, ...of }: EndProps) => {
  const isPicked = picked.isPicked(of.talent.talentId);
  const pick = <PickButton talent={of.talent} picked={picked} />;
  return (
    <RowEnd
      areActionsPinned={of.relation.isHidden}
      status={
        <>
          <AnswerMark side="talent" id={of.talent.talentId} />
          <RelationStatus relation={of.relation} />
          {isPicked ? pick : null}
        </>
      }
      touch={
        <>
          <PickButton talent={of.talent} picked={picked} tone="quiet" />
          <TalentTouchEnd {...of} />
        </>
      }
      actions={
        <>
          <TalentButtons {...of} form="row" />
          {of.relation.isHidden ? null : pick}
        </>
      }
    />
  );
}, looksTheSame);

function looksTheSame(before: EndProps, after: EndProps): boolean {
  const [shown, next] = [before, after].map(({ acts, talent, relation, picked }) => [
    talent.talentId,
    talent.name,
    relation,
    acts.jobPost,
    acts.inviting.refusalOf,
    isSending(acts.shortlist, talent),
    isSending(acts.hide, talent),
    picked.isPicked(talent.talentId),
    picked.toggle,
  ]);
  return shown?.every((value, at) => value === next?.[at]) ?? false;
}
