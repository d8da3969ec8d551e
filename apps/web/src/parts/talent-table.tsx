import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { TalentCard } from '@talaash/contract/talent-profile';
import { keptCardSentence } from '@talaash/domain/company-relation/words';
import { TABLE_SKILLS_SHOWN } from '@talaash/domain/talent-profile/limit';
import { type ReactNode, useMemo } from 'react';
import { pictureAddress } from '../lib/picture.ts';
import { useIsUnapproved } from './company-approval.tsx';
import { experienceText, salaryText, shortExperienceText } from './talent-fact.ts';
import { afterPaint } from '../ui/base/after-paint.ts';
import { Avatar } from '../ui/show/avatar.tsx';
import { type Column, Table } from '../ui/show/table.tsx';
import css from './talent-table.module.css';

/** A talent on a list of the company, with the list's own data. The profile is null while the company cannot see it. */
export type ListedTalent = {
  talentId: string;
  talentName: string;
  talentJobTitle: string;
  profile: TalentCard | null;
  relation: CompanyRelation;
};

interface TalentTableProps<Row extends ListedTalent> {
  caption: string;
  rows: readonly Row[];
  /** The same function in every render, like `actions`: a row rerenders when its props change. */
  onOpen: (talentId: string) => void;
  actions: (row: Row) => ReactNode;
  /** Below the name, also of a person whose profile the company cannot see. The same function in every render. */
  note?: ((row: Row) => ReactNode) | undefined;
}

const idOf = ({ talentId }: ListedTalent): string => talentId;

/** The talents on a list of the company, in columns. */
export function TalentTable<Row extends ListedTalent>({
  caption,
  rows,
  onOpen,
  actions,
  note,
}: TalentTableProps<Row>) {
  const columns = useMemo(() => columnsOf(onOpen, actions, note), [onOpen, actions, note]);
  return (
    <div className={css['table']}>
      <Table isLong caption={caption} rows={rows} keyOf={idOf} columns={columns} />
    </div>
  );
}

const columnsOf = <Row extends ListedTalent>(
  onOpen: (talentId: string) => void,
  actions: (row: Row) => ReactNode,
  note: ((row: Row) => ReactNode) | undefined,
): Column<Row>[] => [
  { head: 'Profile', cell: (row) => <Person row={row} onOpen={onOpen} note={note?.(row)} /> },
  {
    head: 'Experience',
    wide: true,
    align: 'end',
    cell: ({ profile }) => (profile ? experienceText(profile.experienceInYears) : '–'),
  },
  {
    head: 'Salary',
    wide: true,
    align: 'end',
    cell: ({ profile }) => (profile ? salaryText(profile.expectedSalaryInLpaInr) : '–'),
  },
  {
    head: 'Key Skills',
    wide: true,
    cell: ({ profile }) => <KeySkills skills={profile?.skills ?? []} />,
  },
  {
    head: 'Actions',
    hideHead: true,
    align: 'end',
    cell: (row) => <div className={css['actions']}>{actions(row)}</div>,
  },
];

interface PersonProps {
  row: ListedTalent;
  onOpen: (talentId: string) => void;
  note: ReactNode;
}

function Person({ row, onOpen, note }: PersonProps) {
  const { talentId, profile } = row;
  if (profile === null || profile.isRedacted) return <UnavailableTalent row={row} note={note} />;
  return (
    <div className={css['person']}>
      <Avatar name={profile.name} src={pictureAddress(profile.profilePicture)} size="m" />
      <div className={css['words']}>
        <button
          type="button"
          className={css['name']}
          data-talent={talentId}
          onClick={() => afterPaint(() => onOpen(talentId))}
        >
          {profile.name}
        </button>
        <p>{profile.jobTitle}</p>
        <p className={css['facts']}>
          {shortExperienceText(profile.experienceInYears)} · {salaryText(profile.expectedSalaryInLpaInr)}
        </p>
        {note}
      </div>
    </div>
  );
}

/** What the list shows of a talent whose profile the company cannot see, and why. */
function UnavailableTalent({
  row: { talentName, talentJobTitle, relation },
  note,
}: Omit<PersonProps, 'onOpen'>) {
  // A company that is not approved gets this note once, above the list.
  const isUnapproved = useIsUnapproved();
  return (
    <div className={css['person']}>
      <Avatar name={talentName} src={undefined} size="m" />
      <div className={css['words']}>
        <b>{talentName}</b>
        <p>{talentJobTitle}</p>
        {isUnapproved ? null : <p className={css['kept']}>{keptCardSentence(relation)}</p>}
        {note}
      </div>
    </div>
  );
}

function KeySkills({ skills }: { skills: readonly string[] }) {
  const more = skills.length - TABLE_SKILLS_SHOWN;
  return (
    <span className={css['skills']}>
      {skills.slice(0, TABLE_SKILLS_SHOWN).join(', ')}
      {more > 0 ? ` +${more}` : ''}
    </span>
  );
}
