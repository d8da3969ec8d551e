import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { type ReactNode, useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { IconButton } from '../../ui/press/button.tsx';
import { FullScreenDialog } from '../../ui/overlay/dialog.tsx';
import { KeyBar } from '../../ui/shell/key-bar.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/show/state.tsx';
import css from './profile-dialog.module.css';
import { ProfileSheet } from './profile-sheet.tsx';

/** One line of the list at the left: the people of this result. */
export type ListedPerson = {
  talentId: string;
  heading: string;
  detail: string;
  facts: string;
  matchedSkills: readonly string[];
};

interface ProfileDialogProps {
  /** Whose profile is open; none closes the dialog. */
  talentId: string | undefined;
  /** None where the profile stands alone. */
  people: readonly ListedPerson[];
  /** Of all pages. */
  total: number;
  /** After the count: "for Senior Frontend Engineer". */
  forWhat?: string | undefined;
  onOpen: (talentId: string) => void;
  onClose: () => void;
  actions: (profile: TalentProfileView) => ReactNode;
  documents: (profile: TalentProfileView) => ReactNode;
  hints?: readonly { keys: string; label: string }[];
  /** Single letters that act on the open profile. */
  keys?: readonly { keys: string; label: string; run: () => void }[];
  /** Called near the end of what is loaded. */
  loadMore?: (() => void) | undefined;
}

const profileQuery = (talentId: string) =>
  api.talentProfile.list.queryOptions({ input: { talentIds: [talentId] } });

/** A profile on the whole screen; the arrow keys step through the people of the result, Escape closes. */
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
  hints = [],
  keys = [],
  loadMore,
}: ProfileDialogProps & { talentId: string }) {
  const queries = useQueryClient();
  const { data, isError, isPending, isFetching, refetch } = useQuery(profileQuery(talentId));
  const profile = data?.talentProfiles[0];
  const index = people.findIndex((person) => person.talentId === talentId);
  const previous = people[index - 1];
  const next = index === -1 ? undefined : people[index + 1];

  // The neighbours are there before one steps to them.
  useEffect(() => {
    for (const neighbour of [next, previous]) {
      if (neighbour) void queries.prefetchQuery(profileQuery(neighbour.talentId));
    }
    if (index >= 0 && index >= people.length - 3) loadMore?.();
  }, [queries, next, previous, index, people.length, loadMore]);

  return (
    <FullScreenDialog
      opened
      onClose={onClose}
      label="Talent profile"
      className={css['body']}
      bar={<StepBar {...{ index, total, forWhat, onOpen, previous, next }} isAlone={people.length <= 1} />}
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
      <StepKeys
        previous={previous && (() => onOpen(previous.talentId))}
        next={next && (() => onOpen(next.talentId))}
      />
      <PeopleList people={people} talentId={talentId} onOpen={onOpen} />
      <div className={css['sheet']}>
        {isPending ? <TextSkeleton lines={12} label="Loading the profile" /> : null}
        {isError ? (
          <ErrorState title="The profile did not load" onRetry={() => void refetch()} retrying={isFetching} />
        ) : null}
        {data && !profile ? (
          <EmptyState title="Profile not found">This person is not in search any more.</EmptyState>
        ) : null}
        {profile ? (
          <ProfileSheet
            key={talentId}
            profile={profile}
            matchedSkills={people[index]?.matchedSkills ?? []}
            documents={documents(profile)}
          />
        ) : null}
      </div>
    </FullScreenDialog>
  );
}

interface StepBarProps {
  /** Of the open profile among the people; -1 for one that is not. */
  index: number;
  total: number;
  forWhat: string | undefined;
  previous: ListedPerson | undefined;
  next: ListedPerson | undefined;
  isAlone: boolean;
  onOpen: (talentId: string) => void;
}

/** Where in the result the open profile stands, and the way to its neighbours. */
function StepBar({ index, total, forWhat, previous, next, isAlone, onOpen }: StepBarProps) {
  return (
    <div className={css['bar']}>
      {index === -1 ? null : (
        <p className={css['position']} role="status">
          <b>{(index + 1).toLocaleString()}</b> of {total.toLocaleString()}{' '}
          {forWhat ? <span>{forWhat}</span> : null}
        </p>
      )}
      {isAlone ? null : (
        <>
          <IconButton
            size="s"
            tone="default"
            label="Previous profile"
            icon={<IconArrowLeft aria-hidden />}
            disabled={!previous}
            onClick={() => previous && onOpen(previous.talentId)}
          />
          <IconButton
            size="s"
            tone="default"
            label="Next profile"
            icon={<IconArrowRight aria-hidden />}
            disabled={!next}
            onClick={() => next && onOpen(next.talentId)}
          />
        </>
      )}
    </div>
  );
}

/** Inside the dialog, so that the keys belong to it and not to the page below. */
function StepKeys({
  previous,
  next,
}: {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}) {
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
    // Newer browsers answer a promise, which an effect must not.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [talentId]);
  if (people.length === 0) return null;
  return (
    <nav className={css['people']} aria-label="People of this result">
      {people.map((person) => {
        const isCurrent = person.talentId === talentId;
        return (
          <button
            key={person.talentId}
            ref={isCurrent ? current : undefined}
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
      })}
    </nav>
  );
}
