import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { IconArrowLeft } from '../../ui/icon/arrow-left.ts';
import { IconArrowRight } from '../../ui/icon/arrow-right.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { afterPaint } from '../../ui/base/after-paint.ts';
import { IconButton } from '../../ui/press/button.tsx';
import { FullScreenDialog } from '../../ui/overlay/full-screen-dialog.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import css from './profile-dialog.module.css';
import { type ListedPerson, PeopleList } from './people-list.tsx';
import { profileQuery, sheetQuery } from './profile-query.ts';
import { SheetAndAside } from './sheet-and-aside.tsx';
import { formatNumber } from '../../lib/format.ts';

interface Aside {
  label: string;
  content: (profile: TalentProfileView) => ReactNode;
}

const NO_ASIDES: readonly Aside[] = [];

interface ProfileDialogProps {
  /** The talent of the open profile. Undefined closes the dialog. */
  talentId: string | undefined;
  /** Empty if the profile is not part of a result. */
  people: readonly ListedPerson[];
  /** The number of people on all pages. */
  total: number;
  /** After the count: "for Senior Frontend Engineer". */
  forWhat?: string | undefined;
  onOpen: (talentId: string) => void;
  onClose: () => void;
  actions: (profile: TalentProfileView) => ReactNode;
  /** The same function while the dialog is open, like `notice` and `asides`: a new one would rerender the profile. */
  documents: (profile: TalentProfileView) => ReactNode;
  /** Above the profile: why parts are hidden. */
  notice?: ((profile: TalentProfileView) => ReactNode) | undefined;
  /** Beside the profile, one at a time. On narrow screens, the profile is one of the tabs. */
  asides?: readonly Aside[] | undefined;
  hints?: readonly { keys: string; label: string }[];
  /** Shortcuts that act on the open profile. */
  keys?: readonly { keys: string; label: string; run: () => void }[];
  /** Called near the end of the loaded people. */
  loadMore?: (() => void) | undefined;
}

/** A full-screen profile. The arrow keys step through the results, Escape closes it. */
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
  asides = NO_ASIDES,
  hints = [],
  keys = [],
  loadMore,
}: ProfileDialogProps & { talentId: string }) {
  const { data } = useQuery(profileQuery(talentId));
  const profile = data?.talentProfiles[0];
  const index = people.findIndex((person) => person.talentId === talentId);
  const previous = people[index - 1];
  const next = index === -1 ? undefined : people[index + 1];
  const openPrevious = previous && (() => onOpen(previous.talentId));
  const openNext = next && (() => onOpen(next.talentId));

  useReadingAhead([next, previous], index >= 0 && index >= people.length - 3 ? loadMore : undefined);

  const matchedSkills = people[index]?.matchedSkills ?? NO_SKILLS;
  // The frame and the position update at once. A long profile follows in an interruptible render, which handles key presses in
  // between. Only changes of the profile restart it.
  const body = useDeferredValue<ReactNode>(
    useMemo(
      () => (
        <>
          <PeopleList people={people} talentId={talentId} onOpen={onOpen} />
          <SheetAndAside
            asides={profile ? asides.map(({ label, content }) => ({ label, content: content(profile) })) : []}
          >
            <DialogSheet {...{ talentId, matchedSkills, documents, notice }} />
          </SheetAndAside>
        </>
      ),
      [people, talentId, onOpen, profile, asides, matchedSkills, documents, notice],
    ),
    <LoadingSheet />,
  );

  return (
    <FullScreenDialog
      opened
      isInAddress
      shownId={talentId}
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

/**
 * Prefetches the neighbours, so that a step shows them at once, and more people near the end. It waits until the current step is
 * shown.
 */
function useReadingAhead(
  [next, previous]: readonly [ListedPerson | undefined, ListedPerson | undefined],
  loadMore: (() => void) | undefined,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOpen = true;
    afterPaint(() => {
      if (!isOpen) return;
      for (const neighbour of [next, previous]) {
        if (neighbour) void queries.prefetchQuery(profileQuery(neighbour.talentId));
      }
      loadMore?.();
    });
    return () => {
      isOpen = false;
    };
  }, [queries, next, previous, loadMore]);
}

const NO_SKILLS: readonly string[] = [];

interface Steps {
  /** Undefined for the first person. */
  previous: (() => void) | undefined;
  /** Undefined for the last person. */
  next: (() => void) | undefined;
}

interface StepBarProps extends Steps {
  /** The position in the results; -1 for a profile outside of them. */
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

/** A component inside the dialog, so that the shortcuts belong to the dialog and not to the page below. */
function StepKeys({ previous, next }: Steps) {
  useShortcut('ArrowLeft', () => previous?.(), { label: 'Previous profile' });
  useShortcut('ArrowRight', () => next?.(), { label: 'Next profile' });
  return null;
}

function DialogKey({ keys, label, run }: { keys: string; label: string; run: () => void }) {
  useShortcut(keys, run, { label });
  return null;
}

interface DialogSheetProps {
  talentId: string;
  matchedSkills: readonly string[];
  documents: (profile: TalentProfileView) => ReactNode;
  notice: ((profile: TalentProfileView) => ReactNode) | undefined;
}

const SheetSkeleton = () => <TextSkeleton lines={12} label="Loading the profile" />;

/** Shown before any of the profile can be rendered. */
const LoadingSheet = () => (
  <div className={css['sheet']}>
    <SheetSkeleton />
  </div>
);

function DialogSheet({ talentId, matchedSkills, documents, notice }: DialogSheetProps) {
  const found = useQuery(profileQuery(talentId));
  const sheet = useQuery(sheetQuery);
  // A profile that arrives while the dialog is open is rendered interruptibly too.
  const ProfileSheet = sheet.data;
  const data = useDeferredValue(ProfileSheet && found.data);
  const profile = data?.talentProfiles[0];
  const isFailed = found.isError || sheet.isError;
  return (
    <div className={css['sheet']}>
      {!isFailed && !data ? <SheetSkeleton /> : null}
      {isFailed ? <QueryFailure title="The profile did not load" queries={[found, sheet]} /> : null}
      {data && !profile ? (
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
