import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { IconButton } from '../../ui/press/button.tsx';
import { FullScreenDialog } from '../../ui/overlay/dialog.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import css from './profile-dialog.module.css';
import { profileQuery, sheetQuery } from './profile-query.ts';
import { SheetAndAside } from './sheet-and-aside.tsx';
import { formatNumber } from '../../lib/format.ts';

/** One entry of the list on the left, which shows the people of the result. */
export type ListedPerson = {
  talentId: string;
  heading: string;
  detail: string;
  facts: string;
  matchedSkills: readonly string[];
};

interface ProfileDialogProps {
  /** The talent whose profile is open. Undefined closes the dialog. */
  talentId: string | undefined;
  /** Empty where the profile does not belong to a result. */
  people: readonly ListedPerson[];
  /** The number of people on all pages. */
  total: number;
  /** After the count: "for Senior Frontend Engineer". */
  forWhat?: string | undefined;
  onOpen: (talentId: string) => void;
  onClose: () => void;
  actions: (profile: TalentProfileView) => ReactNode;
  documents: (profile: TalentProfileView) => ReactNode;
  /** Above the profile: why it is not all there. */
  notice?: ((profile: TalentProfileView) => ReactNode) | undefined;
  /** Beside the profile. Where there is no room for both, tabs show one of them. */
  aside?: { label: string; content: (profile: TalentProfileView) => ReactNode } | undefined;
  hints?: readonly { keys: string; label: string }[];
  /** Shortcuts that act on the open profile. */
  keys?: readonly { keys: string; label: string; run: () => void }[];
  /** Called near the end of the loaded people. */
  loadMore?: (() => void) | undefined;
}

/** A full-screen profile. The arrow keys step through the people of the result, Escape closes it. */
export function ProfileDialog(props: ProfileDialogProps) {
  return props.talentId === undefined ? null : <OpenProfileDialog {...props} talentId={props.talentId} />;
}

function OpenProfileDialog({
  talentId,
  people,
  total,
  forWhat,
  onOpen,
  onClose,
  actions,
  documents,
  notice,
  aside,
  hints = [],
  keys = [],
  loadMore,
}: ProfileDialogProps & { talentId: string }) {
  const queries = useQueryClient();
  const { data } = useQuery(profileQuery(talentId));
  const profile = data?.talentProfiles[0];
  const index = people.findIndex((person) => person.talentId === talentId);
  const previous = people[index - 1];
  const next = index === -1 ? undefined : people[index + 1];
  const openPrevious = previous && (() => onOpen(previous.talentId));
  const openNext = next && (() => onOpen(next.talentId));

  // Prefetch the neighbours, so that stepping to them shows them at once.
  useEffect(() => {
    for (const neighbour of [next, previous]) {
      if (neighbour) void queries.prefetchQuery(profileQuery(neighbour.talentId));
    }
    if (index >= 0 && index >= people.length - 3) loadMore?.();
  }, [queries, next, previous, index, people.length, loadMore]);

  // The frame and the position answer at once. A long profile follows, in pieces, between which the page answers keys.
  const body = useDeferredValue<ReactNode>(
    <>
      <PeopleList people={people} talentId={talentId} onOpen={onOpen} />
      <SheetAndAside aside={profile && aside ? { ...aside, content: aside.content(profile) } : undefined}>
        <DialogSheet
          talentId={talentId}
          matchedSkills={people[index]?.matchedSkills ?? []}
          documents={documents}
          notice={notice}
        />
      </SheetAndAside>
    </>,
    <LoadingSheet />,
  );

  return (
    <FullScreenDialog
      opened
      isInAddress
      onClose={onClose}
      label="Talent profile"
      className={css['body']}
      bar={
        <StepBar
          index={index}
          total={total}
          forWhat={forWhat}
          hasSteps={people.length > 1}
          previous={openPrevious}
          next={openNext}
        />
      }
      actions={profile ? actions(profile) : undefined}
      foot={
        <KeyBar
          hints={[
            ...(people.length > 1 ? [{ keys: 'ArrowLeft ArrowRight', label: 'previous, next' }] : []),
            ...hints,
            { keys: 'Escape', label: 'close' },
          ]}
        />
      }
    >
      {keys.map((key) => (
        <DialogKey key={key.keys} {...key} />
      ))}
      <StepKeys previous={openPrevious} next={openNext} />
      {body}
    </FullScreenDialog>
  );
}

interface Steps {
  /** Undefined for the first person. */
  previous: (() => void) | undefined;
  /** Undefined for the last person. */
  next: (() => void) | undefined;
}

interface StepBarProps extends Steps {
  /** The position in the result; -1 for a profile that is not in it. */
  index: number;
  total: number;
  forWhat: string | undefined;
  hasSteps: boolean;
}

function StepBar({ index, total, forWhat, hasSteps, previous, next }: StepBarProps) {
  return (
    <div className={css['bar']}>
      {index === -1 ? null : (
        <p className={css['position']} role="status">
          <b>{formatNumber(index + 1)}</b> of {formatNumber(total)} {forWhat ? <span>{forWhat}</span> : null}
        </p>
      )}
      {hasSteps ? (
        <>
          <IconButton
            size="s"
            tone="default"
            label="Previous profile"
            icon={<IconArrowLeft aria-hidden />}
            disabled={!previous}
            onClick={() => previous?.()}
          />
          <IconButton
            size="s"
            tone="default"
            label="Next profile"
            icon={<IconArrowRight aria-hidden />}
            disabled={!next}
            onClick={() => next?.()}
          />
        </>
      ) : null}
    </div>
  );
}

/** A component inside the dialog, so that the shortcuts belong to it and not to the page below. */
function StepKeys({ previous, next }: Steps) {
  useShortcut('ArrowLeft', () => previous?.(), { label: 'Previous profile' });
  useShortcut('ArrowRight', () => next?.(), { label: 'Next profile' });
  return null;
}

function DialogKey({ keys, label, run }: { keys: string; label: string; run: () => void }) {
  useShortcut(keys, run, { label });
  return null;
}

function PeopleList({
  people,
  talentId,
  onOpen,
}: {
  people: readonly ListedPerson[];
  talentId: string;
  onOpen: (talentId: string) => void;
}) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // In braces because newer browsers return a promise here, which an effect must not return.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [talentId]);
  if (people.length === 0) return null;
  return (
    <nav className={css['people']} aria-label="People of this result">
      {people.map((person) => {
        const isCurrent = person.talentId === talentId;
        return (
          <PersonEntry
            key={person.talentId}
            {...{ person, isCurrent, onOpen }}
            ref={isCurrent ? current : undefined}
          />
        );
      })}
    </nav>
  );
}

interface PersonEntryProps {
  person: ListedPerson;
  isCurrent: boolean;
  onOpen: (talentId: string) => void;
  ref: RefObject<HTMLButtonElement | null> | undefined;
}

/** Of hundreds of entries, a step changes two. */
const PersonEntry = memo(function PersonEntry({ person, isCurrent, onOpen, ref }: PersonEntryProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css['person']}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onOpen(person.talentId)}
    >
      <b>{person.heading}</b>
      <span>{person.detail}</span>
      <span>{person.facts}</span>
    </button>
  );
});

interface DialogSheetProps {
  talentId: string;
  matchedSkills: readonly string[];
  documents: (profile: TalentProfileView) => ReactNode;
  notice: ((profile: TalentProfileView) => ReactNode) | undefined;
}

const SheetSkeleton = () => <TextSkeleton lines={12} label="Loading the profile" />;

/** Before there is time to render anything of the profile. */
const LoadingSheet = () => (
  <div className={css['sheet']}>
    <SheetSkeleton />
  </div>
);

function DialogSheet({ talentId, matchedSkills, documents, notice }: DialogSheetProps) {
  const found = useQuery(profileQuery(talentId));
  const sheet = useQuery(sheetQuery);
  const profile = found.data?.talentProfiles[0];
  const ProfileSheet = sheet.data;
  const isFailed = found.isError || sheet.isError;
  return (
    <div className={css['sheet']}>
      {!isFailed && (found.isPending || sheet.isPending) ? <SheetSkeleton /> : null}
      {isFailed ? <QueryFailure title="The profile did not load" queries={[found, sheet]} /> : null}
      {found.data && !profile ? (
        <EmptyState title={TALENT_CONTACT_SENTENCES.profileNotFound}>
          This person is no longer in search.
        </EmptyState>
      ) : null}
      {profile && ProfileSheet ? (
        <>
          <div className={css['notice']}>{notice?.(profile)}</div>
          <ProfileSheet
            key={talentId}
            profile={profile}
            matchedSkills={matchedSkills}
            documents={documents(profile)}
          />
        </>
      ) : null}
    </div>
  );
}
