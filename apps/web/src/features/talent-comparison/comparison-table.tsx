import { IconCheck } from '../../ui/icon/check.ts';
import { IconMinus } from '../../ui/icon/minus.ts';
import { IconQuestionMark } from '../../ui/icon/question-mark.ts';
import { IconX } from '../../ui/icon/x.ts';
import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { bestSentence } from '@talaash/domain/talent-comparison/words';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../lib/picture.ts';
import { IconButton } from '../../ui/press/button.tsx';
import { Avatar, RedactedAvatar } from '../../ui/show/avatar.tsx';
import { Redacted } from '../../ui/show/badge.tsx';
import { headingOf } from './compared.ts';
import type { ComparedCell, ComparedGroup, ComparedRow } from './comparison-rows.ts';
import css from './comparison-table.module.css';

interface ComparisonTableProps {
  people: readonly TalentProfileView[];
  /** Indexes of the people in view, at most four; a phone shows two at a time. */
  shown: readonly number[];
  groups: readonly ComparedGroup[];
  currentId: string | undefined;
  onOpen: (talentId: string) => void;
  onRemove: (talentId: string) => void;
  /** Below a name: shortlist and invite, or the current status. */
  actions: (person: TalentProfileView, isCurrent: boolean) => ReactNode;
  /** The first row of a group, with a node per person. */
  lead?: { title: string; label: string; cell: (talentId: string) => ReactNode } | undefined;
}

/** People in columns, attributes in rows. The column headings are sticky. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { people, shown, groups, lead } = props;
  const ofShown = <Item,>(items: readonly Item[]) => shown.flatMap((index) => items[index] ?? []);
  const isLeadAlone = lead !== undefined && !groups.some(({ title }) => title === lead.title);
  const all = isLeadAlone ? [{ title: lead.title, rows: [] }, ...groups] : groups;
  return (
    <div role="table" aria-label="Comparison" className={css['table']} data-columns={shown.length}>
      <Heads {...props} />
      {all.map(({ title, rows }) => (
        <div key={title} role="rowgroup" className={css['group']}>
          <GroupTitle title={title} />
          {lead?.title === title ? (
            <div role="row" className={css['row']}>
              <div role="rowheader" className={css['label']}>
                {lead.label}
              </div>
              {ofShown(people).map(({ key: { talentId } }) => (
                <div key={talentId} role="cell" className={css['cell']}>
                  {lead.cell(talentId)}
                </div>
              ))}
            </div>
          ) : null}
          {rows.map((row) => (
            <Row key={row.label} row={row} cells={row.isOfAll ? row.cells : ofShown(row.cells)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Heads({ people, shown, currentId, onOpen, onRemove, actions }: ComparisonTableProps) {
  return (
    <div role="rowgroup" className={css['heads']}>
      <div role="row" className={css['row']}>
        <div role="columnheader" className={css['legend']}>
          {people.length > 1 ? bestSentence(people.length) : null}
        </div>
        {shown.map((index) => {
          const person = people[index];
          if (!person) return null;
          const { talentId } = person.key;
          const isCurrent = talentId === currentId;
          return (
            <div
              key={talentId}
              role="columnheader"
              className={css['head']}
              data-current={isCurrent || undefined}
              data-compared={talentId}
            >
              <Person person={person} onOpen={onOpen} onRemove={onRemove} />
              <div className={css['actions']}>{actions(person, isCurrent)}</div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

type PersonProps = { person: TalentProfileView } & Pick<ComparisonTableProps, 'onOpen' | 'onRemove'>;

function Person({ person, onOpen, onRemove }: PersonProps) {
  const { talentId } = person.key;
  const heading = headingOf(person);
  return (
    <div className={css['person']}>
      {person.isRedacted ? (
        <RedactedAvatar />
      ) : (
        <Avatar name={person.name} src={pictureAddress(person.profilePicture)} />
      )}
      <div className={css['who']}>
        <button type="button" className={css['name']} title={heading} onClick={() => onOpen(talentId)}>
          {heading}
        </button>
        <p className={css['title']} title={person.isRedacted ? undefined : person.jobTitle}>
          {person.isRedacted ? <Redacted /> : person.jobTitle}
        </p>
      </div>
      <IconButton
        size="s"
        label={`Remove ${heading}`}
        icon={<IconX aria-hidden />}
        onClick={() => onRemove(talentId)}
      />
    </div>
  );
}

const GroupTitle = ({ title }: { title: string }) => (
  <div role="row" className={css['row']}>
    <div role="rowheader" className={css['groupTitle']}>
      {title}
    </div>
  </div>
);

function Row({ row, cells }: { row: ComparedRow; cells: readonly ComparedCell[] }) {
  return (
    <div role="row" className={css['row']}>
      <div role="rowheader" className={css['label']}>
        {row.label}
        {row.hint === undefined ? null : <small className={css['hint']}>{row.hint}</small>}
      </div>
      {cells.map((cell, index) => (
        <div key={index} role="cell" className={css['cell']} data-whole={row.isOfAll}>
          <Cell cell={cell} />
        </div>
      ))}
    </div>
  );
}

const MARKS = {
  has: <IconCheck className={css['has']} aria-hidden />,
  part: <IconMinus className={css['part']} aria-hidden />,
  lacks: <IconMinus className={css['part']} aria-hidden />,
  unknown: <IconQuestionMark className={css['part']} aria-hidden />,
};

function Cell({ cell: { text, detail, mark, isBest, missed } }: { cell: ComparedCell }) {
  const value = isBest ? <b>{text}</b> : text;
  return (
    <>
      {mark ? MARKS[mark] : null}
      <div className={css['words']} data-dim={(mark !== undefined && mark !== 'has') || undefined}>
        <p>
          {value}
          {missed ? <span className={css['missed']}>{missed}</span> : null}
        </p>
        {detail ? <p className={css['detail']}>{detail}</p> : null}
      </div>
    </>
  );
}
