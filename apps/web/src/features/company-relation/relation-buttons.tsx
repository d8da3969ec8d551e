import { IconEye, IconEyeOff, IconSend, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { ReactNode } from 'react';
import { buttonUnless } from '../../parts/refusal.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { RelatedTalent, RelationActions } from './relation-actions.ts';
import css from './relation-buttons.module.css';

interface RelationButtonsProps {
  talent: RelatedTalent;
  relation: CompanyRelation;
  actions: RelationActions;
  /** Opens the invitation; the rule was asked already, but for premium access. */
  onInvite: (talent: RelatedTalent) => void;
  jobPostMissing: boolean;
  /** In a row: icons, states in words at rest. In a bar: words and keys. */
  form: 'row' | 'bar';
}

/** Hide, Shortlist, Invite; a hidden person has only the way back. */
export function RelationButtons({
  talent,
  relation,
  actions,
  onInvite,
  jobPostMissing,
  form,
}: RelationButtonsProps) {
  const { isHidden, isShortlisted, invitationStatus } = relation;
  const { shortlist, hide, refusalOf } = actions;
  const size = form === 'row' ? 's' : 'm';
  if (isHidden) {
    return (
      <Button
        size={size}
        icon={<IconEye aria-hidden />}
        loading={hide.isPending}
        onClick={() => hide.mutate({ ...talent, isOn: false })}
      >
        Unhide
      </Button>
    );
  }
  const keys = (key: string) => (form === 'bar' ? { keys: key } : {});
  const toggleShortlist = () => shortlist.mutate({ ...talent, isOn: !isShortlisted });
  return (
    <>
      {form === 'row' ? (
        <>
          <IconButton
            size="s"
            tone="default"
            label={`Hide ${talent.name}`}
            icon={<IconEyeOff aria-hidden />}
            onClick={() => hide.mutate({ ...talent, isOn: true })}
          />
          <ShortlistStar
            talent={talent}
            relation={relation}
            actions={actions}
            jobPostMissing={jobPostMissing}
            tone="default"
          />
        </>
      ) : (
        <>
          <Button
            tone="quiet"
            compact
            icon={<IconEyeOff aria-hidden />}
            {...keys('H')}
            onClick={() => hide.mutate({ ...talent, isOn: true })}
          >
            Hide
          </Button>
          <Button
            icon={starOf(relation)}
            {...keys('S')}
            aria-pressed={isShortlisted}
            disabled={shortlistRefusalOf(relation, jobPostMissing)}
            onClick={toggleShortlist}
          >
            {isShortlisted ? 'Shortlisted' : 'Shortlist'}
          </Button>
        </>
      )}
      <Button
        tone="primary"
        size={size}
        {...keys('I')}
        {...buttonUnless(refusalOf(relation), () => onInvite(talent))}
      >
        {invitationStatus === undefined ? 'Invite' : 'Invited'}
      </Button>
    </>
  );
}

const starOf = ({ isShortlisted }: CompanyRelation) =>
  isShortlisted ? <IconStarFilled aria-hidden /> : <IconStar aria-hidden />;

const shortlistRefusalOf = ({ isShortlisted }: CompanyRelation, jobPostMissing: boolean) =>
  jobPostMissing && !isShortlisted ? 'Please select a job post first' : undefined;

interface ShortlistStarProps
  extends Pick<RelationButtonsProps, 'talent' | 'relation' | 'actions' | 'jobPostMissing'> {
  tone?: 'default' | 'quiet';
}

/** Puts on the shortlist and takes off again. */
export function ShortlistStar({
  talent,
  relation,
  actions: { shortlist },
  jobPostMissing,
  tone = 'quiet',
}: ShortlistStarProps) {
  const { isShortlisted } = relation;
  return (
    <IconButton
      size="s"
      tone={tone}
      label={isShortlisted ? `Delist ${talent.name}` : `Shortlist ${talent.name}`}
      aria-pressed={isShortlisted}
      icon={starOf(relation)}
      disabled={shortlistRefusalOf(relation, jobPostMissing)}
      onClick={() => shortlist.mutate({ ...talent, isOn: !isShortlisted })}
    />
  );
}

/** How a person stands to the company, in words with an icon; nothing for a stranger. */
export function RelationStatus({ relation }: { relation: CompanyRelation }) {
  const { isHidden, isShortlisted, invitationStatus } = relation;
  if (isHidden) return <Words icon={<IconEyeOff aria-hidden />}>Hidden</Words>;
  if (invitationStatus !== undefined) return <Words icon={<IconSend aria-hidden />}>Invited</Words>;
  if (isShortlisted) return <Words icon={<IconStar aria-hidden />}>Shortlisted</Words>;
  return null;
}

function Words({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={css['status']}>
      {icon}
      <span className={css['word']}>{children}</span>
    </span>
  );
}
