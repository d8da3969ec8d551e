import { IconStar } from '../../ui/icon/star.ts';
import { IconStarFilled } from '../../ui/icon/star-filled.ts';
import type { CompanyRelation } from '@talaash/contract/company-relation';
import { JOB_POST_NOT_SELECTED_SENTENCE } from '@talaash/domain/job-post/words';
import { useListingRefusal } from '../../parts/company-approval.tsx';
import { isSending, type RelatedTalent } from '../../parts/company-relation.ts';
import { Button, IconButton } from '../../ui/press/button.tsx';
import type { ShortlistTalent } from './shortlist-talent.ts';

interface ShortlistButtonProps {
  talent: RelatedTalent;
  relation: CompanyRelation;
  shortlist: ShortlistTalent;
  /** No job post is selected, so nobody can be shortlisted. */
  isJobPostMissing: boolean;
}

/**
 * Toggles the shortlist: a button with a label and its shortcut. @param props.isKeyShown false if the shortcut acts on another
 * person
 */
export function ShortlistButton({
  talent,
  relation,
  shortlist,
  isJobPostMissing,
  isKeyShown = true,
}: ShortlistButtonProps & { isKeyShown?: boolean }) {
  const { isShortlisted } = relation;
  const listing = useListingRefusal();
  return (
    <Button
      icon={starOf(relation)}
      keys={isKeyShown ? 'S' : undefined}
      aria-pressed={isShortlisted}
      loading={isSending(shortlist, talent)}
      disabled={refusalOf(relation, isJobPostMissing, listing)}
      onClick={() => shortlist.mutate({ ...talent, isOn: !isShortlisted })}
    >
      {isShortlisted ? 'Shortlisted' : 'Shortlist'}
    </Button>
  );
}

/** Toggles the shortlist: a star without a label. */
export function ShortlistStar({
  talent,
  relation,
  shortlist,
  isJobPostMissing,
  tone,
}: ShortlistButtonProps & { tone: 'default' | 'quiet' }) {
  const { isShortlisted } = relation;
  const listing = useListingRefusal();
  return (
    <IconButton
      size="s"
      tone={tone}
      label={isShortlisted ? `Delist ${talent.name}` : `Shortlist ${talent.name}`}
      aria-pressed={isShortlisted}
      icon={starOf(relation)}
      loading={isSending(shortlist, talent)}
      disabled={refusalOf(relation, isJobPostMissing, listing)}
      onClick={() => shortlist.mutate({ ...talent, isOn: !isShortlisted })}
    />
  );
}

const starOf = ({ isShortlisted }: CompanyRelation) =>
  isShortlisted ? <IconStarFilled aria-hidden /> : <IconStar aria-hidden />;

/** Removing a shortlisted person is always allowed. */
function refusalOf(
  { isShortlisted }: CompanyRelation,
  isJobPostMissing: boolean,
  listing: string | undefined,
): string | false {
  if (isShortlisted) return false;
  return listing ?? (isJobPostMissing ? JOB_POST_NOT_SELECTED_SENTENCE : false);
}
