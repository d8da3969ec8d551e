import type { AdminCompany } from '@talaash/contract/admin-company';
import type { AdminTalent } from '@talaash/contract/admin-talent';
import { adminReviewStatus, isHumanReviewLate } from '@talaash/domain/review/rule';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { pictureAddress } from '../../lib/picture.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ExternalLink } from '../../ui/press/link.tsx';
import { Avatar } from '../../ui/show/avatar.tsx';
import { Table } from '../../ui/show/table.tsx';
import css from './list-page.module.css';
import { idOfCompany, idOfTalent, nameOfCompany, nameOfTalent } from './record-name.ts';
import { ReviewStatus } from './status.tsx';

interface AdminTableProps<Row> {
  rows: readonly Row[];
  /** Adds the waiting-time column. */
  isPendingOnly: boolean;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function AdminTalentTable({ rows, isPendingOnly, openId, onOpen }: AdminTableProps<AdminTalent>) {
  return (
    <Table
      caption="Talents"
      rows={rows}
      keyOf={idOfTalent}
      selected={openId}
      columns={[
        { head: 'Talent', cell: (row) => <TalentCell row={row} /> },
        {
          head: 'Profile Status',
          wide: true,
          cell: ({ talentProfile }) =>
            talentProfile ? 'Complete' : <span className={css['dim']}>Incomplete</span>,
        },
        {
          head: 'Created Date',
          wide: true,
          cell: ({ talent }) => <LocalText of={() => formatDate(talent.createdIsoDateTimeUtc)} />,
        },
        { head: 'Review Status', cell: ({ talent }) => <ReviewStatus status={adminReviewStatus(talent)} /> },
        ...(isPendingOnly ? [waitingColumn] : []),
        {
          head: 'Actions',
          align: 'end',
          cell: (row) => <ViewButton id={idOfTalent(row)} name={nameOfTalent(row)} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

export function AdminCompanyTable({ rows, isPendingOnly, openId, onOpen }: AdminTableProps<AdminCompany>) {
  return (
    <Table
      caption="Companies"
      rows={rows}
      keyOf={idOfCompany}
      selected={openId}
      columns={[
        { head: 'Company', cell: (row) => <CompanyCell row={row} /> },
        {
          head: 'Review Status',
          cell: ({ company }) => <ReviewStatus status={adminReviewStatus(company)} />,
        },
        ...(isPendingOnly ? [waitingColumn] : []),
        {
          head: 'Created',
          wide: true,
          cell: ({ company }) => <LocalText of={() => formatDate(company.createdIsoDateTimeUtc)} />,
        },
        {
          head: 'Subscription',
          wide: true,
          cell: ({ company }) => (company.hasPremiumAccess ? 'Premium' : 'Free'),
        },
        {
          head: 'Actions',
          align: 'end',
          cell: (row) => <ViewButton id={idOfCompany(row)} name={nameOfCompany(row)} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

const waitingColumn = {
  head: 'Waiting',
  align: 'end' as const,
  cell: (row: { humanReviewWaitingSinceIsoDateTimeUtc?: string | undefined }) => (
    <Waiting since={row.humanReviewWaitingSinceIsoDateTimeUtc} isLate={isHumanReviewLate} />
  ),
};

function TalentCell({ row }: { row: AdminTalent }) {
  const { talentProfile: profile } = row;
  return (
    <RecordCell
      name={nameOfTalent(row)}
      picture={pictureAddress(profile?.profilePicture)}
      shape="person"
      facts={[profile?.jobTitle, profile && (profile.locality.suburb ?? profile.locality.state)]}
      id={idOfTalent(row)}
    />
  );
}

function CompanyCell({ row }: { row: AdminCompany }) {
  const { companyProfile: profile } = row;
  const place = profile?.locality;
  return (
    <RecordCell
      name={nameOfCompany(row)}
      picture={pictureAddress(profile?.logo)}
      shape="logo"
      facts={[
        place && `${place.suburb ?? place.state}, ${place.countryCode}`,
        profile && (
          <ExternalLink key="website" href={profile.website}>
            {profile.website.replace(/^https?:\/\//, '')}
          </ExternalLink>
        ),
      ]}
      id={idOfCompany(row)}
    />
  );
}

interface RecordCellProps {
  name: string;
  picture: string | undefined;
  shape: 'person' | 'logo';
  facts: readonly ReactNode[];
  id: string;
}

function RecordCell({ name, picture, shape, facts, id }: RecordCellProps) {
  return (
    <div className={css['record']}>
      <Avatar name={name} src={picture} size="m" shape={shape} />
      <div className={css['words']}>
        <span className={css['name']} title={name}>
          {name}
        </span>
        <span className={css['facts']}>
          {facts.filter(Boolean).map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
          <span data-id>{id}</span>
        </span>
      </div>
    </div>
  );
}

interface ViewButtonProps {
  id: string;
  name: string;
  onOpen: (id: string) => void;
}

function ViewButton({ id, name, onOpen }: ViewButtonProps) {
  return (
    <Button size="s" tone="quiet" id={viewButtonId(id)} onClick={() => onOpen(id)}>
      View<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** The list's button that opens a record, and gets the focus back when the record closes. */
export const viewButtonId = (id: string): string => `view-${id}`;
