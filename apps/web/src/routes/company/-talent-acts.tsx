import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { HideButton, UnhideButton } from '../../features/hidden-profile/hide-button.tsx';
import { useHideTalent } from '../../features/hidden-profile/hide-talent.ts';
import { InviteButton } from '../../features/invitation/invite-button.tsx';
import { useInviting } from '../../features/invitation/inviting.ts';
import { ShortlistButton, ShortlistStar } from '../../features/shortlisted-profile/shortlist-button.tsx';
import { useShortlistTalent } from '../../features/shortlisted-profile/shortlist-talent.ts';
import { type RelatedTalent, useRelations } from '../../parts/company-relation.ts';
import { actUnless } from '../../parts/refusal.ts';
import { RelationStatus } from '../../parts/relation-status.tsx';

/** A company's actions on a talent during a search for a job post. */
export function useTalentActs(jobPost: JobPost | undefined) {
  return {
    jobPost,
    relationOf: useRelations(),
    shortlist: useShortlistTalent(jobPost?.key.jobPostId),
    hide: useHideTalent(),
    inviting: useInviting(),
  };
}

export type TalentActs = ReturnType<typeof useTalentActs>;

/** The shortcuts for these actions. */
export const TALENT_KEYS: readonly {
  keys: string;
  label: string;
  run: (acts: TalentActs, talent: RelatedTalent, relation: CompanyRelation) => void;
}[] = [
  {
    keys: 's',
    label: 'Shortlist',
    run: ({ shortlist }, talent, { isShortlisted }) => shortlist.mutate({ ...talent, isOn: !isShortlisted }),
  },
  {
    keys: 'h',
    label: 'Hide',
    run: ({ hide }, talent, { isHidden }) => hide.mutate({ ...talent, isOn: !isHidden }),
  },
  {
    keys: 'i',
    label: 'Invite',
    run: ({ inviting, jobPost }, talent, relation) =>
      actUnless(inviting.refusalOf(relation, jobPost), () => inviting.openDialog(talent, jobPost)),
  },
];

interface TalentActProps {
  acts: TalentActs;
  talent: RelatedTalent;
  relation: CompanyRelation;
}

/** Hide, Shortlist and Invite, or only Unhide for a hidden person. A row shows icons, a bar shows labels and shortcuts. */
export function TalentButtons({ acts, talent, relation, form }: TalentActProps & { form: 'row' | 'bar' }) {
  const { jobPost, shortlist, hide, inviting } = acts;
  if (relation.isHidden) return <UnhideButton talent={talent} hide={hide} form={form} />;
  const shortlisting = { talent, relation, shortlist, isJobPostMissing: jobPost === undefined };
  const buttonProps = form === 'row' ? ({ size: 's' } as const) : { keys: 'I' };
  return (
    <>
      <HideButton talent={talent} hide={hide} form={form} />
      {form === 'row' ? (
        <ShortlistStar {...shortlisting} tone="default" />
      ) : (
        <ShortlistButton {...shortlisting} />
      )}
      <InviteButton {...{ talent, relation, jobPost, inviting }} {...buttonProps} tone="primary" />
    </>
  );
}

/** For touch screens, which have no hover: the star, or the invitation's status. */
export function TalentTouchEnd({ acts: { jobPost, shortlist }, talent, relation }: TalentActProps) {
  return relation.invitationStatus === undefined ? (
    <ShortlistStar
      {...{ talent, relation, shortlist }}
      isJobPostMissing={jobPost === undefined}
      tone="quiet"
    />
  ) : (
    <RelationStatus relation={relation} />
  );
}
