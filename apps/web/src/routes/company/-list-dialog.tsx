import type { ReactNode } from 'react';
import { listedCard } from '../../features/talent-search/listed-person.ts';
import type { ListedTalent } from '../../parts/talent-table.tsx';
import type { useListSteps } from './-list-state.ts';
import { TalentDialog } from './-talent-dialog.tsx';

interface ListDialogProps<Row extends ListedTalent> {
  /** The talent whose profile is open. Undefined closes the dialog. */
  talentId: string | undefined;
  rows: readonly Row[];
  /** After the count: "on the shortlist". */
  forWhat: string;
  steps: Pick<ReturnType<typeof useListSteps>, 'openProfile' | 'closeProfile'>;
  loadMore: (() => void) | undefined;
  actions: (row: Row) => ReactNode;
  /** The job post that the profile of a row is matched with. */
  jobPostOf?: (row: Row) => string | undefined;
}

/** A profile over the list that the company is in, with the arrows and actions of that list. */
export function ListDialog<Row extends ListedTalent>({
  talentId,
  rows,
  forWhat,
  steps,
  loadMore,
  actions,
  jobPostOf,
}: ListDialogProps<Row>) {
  const open = rows.find((row) => row.talentId === talentId);
  const people = rows.flatMap(({ profile }) =>
    profile === null || profile.isRedacted ? [] : [listedCard(profile, [])],
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
