import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { listedCard } from '../../features/talent-search/listed-person.ts';
import type { ListedTalent } from '../../parts/talent-table.tsx';
import { readListState, type useListSteps } from './-list-state.ts';
import { TalentDialog } from './-late-talent-dialog.tsx';

interface ListDialogProps<Row extends ListedTalent> {
  rows: readonly Row[];
  /** After the count: "on the shortlist". */
  forWhat: string;
  steps: Pick<ReturnType<typeof useListSteps>, 'openProfile' | 'closeProfile'>;
  loadMore: (() => void) | undefined;
  actions: (row: Row) => ReactNode;
  /** The job post to match a row's profile with. */
  jobPostOf?: (row: Row) => string | undefined;
}

/** The profile in the address, opened over the company's current list, with that list's arrows and actions. */
export function ListDialog<Row extends ListedTalent>({
  rows,
  forWhat,
  steps,
  loadMore,
  actions,
  jobPostOf,
}: ListDialogProps<Row>) {
  const talentId = useSearch({ strict: false, select: (search) => readListState(search).profile });
  const open = rows.find((row) => row.talentId === talentId);
  const people = useMemo(
    () =>
      rows.flatMap(({ profile }) =>
        profile === null || profile.isRedacted ? [] : [listedCard(profile, [])],
      ),
    [rows],
  );
  return (
    <TalentDialog
      talentId={talentId}
      people={people}
      total={people.length}
      forWhat={forWhat}
      onOpen={steps.openProfile}
      onClose={steps.closeProfile}
      loadMore={loadMore}
      jobPostId={open && jobPostOf?.(open)}
      actions={open ? actions(open) : null}
    />
  );
}
