import type { TalentCard } from '@talaash/contract/talent-profile';
import { TABLE_SKILLS_SHOWN } from '@talaash/domain/talent-profile/limit';
import type { ReactNode } from 'react';
import { pictureAddress } from '../lib/picture.ts';
import { experienceText, salaryText, shortExperienceText } from './talent-fact.ts';
import { Avatar } from '../ui/show/avatar.tsx';
import { Table } from '../ui/show/table.tsx';
import css from './talent-table.module.css';

/** A talent on a list of the company. The profile is null when the company can no longer see it. */
export type ListedTalent = { talentId: string; talentName: string; profile: TalentCard | null };

interface TalentTableProps<Row extends ListedTalent> {
  caption: string;
  rows: readonly Row[];
  onOpen: (talentId: string) => void;
  actions: (row: Row) => ReactNode;
}

/** The talents on a list of the company, in columns. */
export function TalentTable<Row extends ListedTalent>({
  caption,
  rows,
  onOpen,
  actions,
}: TalentTableProps<Row>) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={(row) => row.talentId}
      columns={[
        { head: 'Profile', cell: (row) => <Person row={row} onOpen={onOpen} /> },
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
      ]}
    />
  );
}

function Person({
  row: { talentId, talentName, profile },
  onOpen,
}: {
  row: ListedTalent;
  onOpen: (talentId: string) => void;
}) {
  const isSeen = profile !== null && !profile.isRedacted;
  return (
    <div className={css['person']}>
      <Avatar name={talentName} src={isSeen ? pictureAddress(profile.profilePicture) : undefined} size="m" />
      <div className={css['words']}>
        {isSeen ? (
          <button type="button" className={css['name']} onClick={() => onOpen(talentId)}>
            {talentName}
          </button>
        ) : (
          <b>{talentName}</b>
        )}
        <p>{profile ? profile.jobTitle : 'Not in search at the moment'}</p>
        {profile ? (
          <p className={css['facts']}>
            {shortExperienceText(profile.experienceInYears)} · {salaryText(profile.expectedSalaryInLpaInr)}
          </p>
        ) : null}
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
