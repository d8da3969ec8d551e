import { type ReactNode, useRef, useState } from 'react';
import checkboxCss from './checkbox.module.css';
import css from './facet-list.module.css';
import { useTypedBefore } from '../base/typed-before.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Bone } from '../show/skeleton.tsx';
import { formatNumber } from '../base/number.ts';

interface Item {
  value: string;
  label?: string;
  /** Absent if unknown. */
  count?: number | undefined;
}

interface FacetListProps {
  title: string;
  /** To the right of the title: "match all". */
  unit?: string | undefined;
  /** Undefined while loading; a skeleton reserves the space. */
  items: readonly Item[] | undefined;
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** The number of rows before "Show N more". */
  shown?: number | undefined;
  /** A button at the end of a selected row, in place of its count. */
  selectedEnd?: ((value: string) => ReactNode) | undefined;
  /** Below the rows: more ways to select. */
  children?: ReactNode;
}

/** Checkboxes with counts. Selected values stay visible, whatever their counts. */
export function FacetList({
  title,
  unit,
  items,
  selected,
  onToggle,
  shown = 10,
  selectedEnd,
  children,
}: FacetListProps) {
  const [all, setAll] = useState(false);
  const known = items ?? [];
  const missing = selected
    .filter((value) => !known.some((item) => item.value === value))
    .map((value) => ({ value }));
  const rows: Item[] = [...missing, ...known];
  const visible = all ? rows : rows.filter((item, index) => index < shown || selected.includes(item.value));
  const hidden = rows.length - visible.length;
  return (
    <fieldset className={css['group']}>
      <legend className={css['title']}>
        {title}
        {unit ? <span className={css['unit']}>{unit}</span> : null}
      </legend>
      {items ? null : <RoomForRows rows={shown - missing.length} />}
      {visible.map((item) => (
        <Row
          key={item.value}
          item={item}
          isSelected={selected.includes(item.value)}
          onToggle={() => onToggle(item.value)}
          end={selected.includes(item.value) ? selectedEnd?.(item.value) : undefined}
        />
      ))}
      {hidden > 0 || all ? (
        <button type="button" className={css['more']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </button>
      ) : null}
      {children ? <div className={css['below']}>{children}</div> : null}
    </fieldset>
  );
}

interface RowProps {
  item: Item;
  isSelected: boolean;
  onToggle: () => void;
  end: ReactNode;
}

function Row({ item: { value, label = value, count }, isSelected, onToggle, end }: RowProps) {
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(() => box.current?.checked, isSelected, onToggle);
  const counted = count === undefined ? undefined : formatNumber(count);
  return (
    <div className={css['line']}>
      <label className={css['row']}>
        <input
          ref={box}
          type="checkbox"
          // The address holds the filters. This keeps the browser from restoring an earlier state of the form.
          autoComplete="off"
          className={checkboxCss['check']}
          checked={isSelected}
          onChange={onToggle}
        />
        <span className={css['name']} title={label}>
          {label}
        </span>
        {end === undefined ? (
          <span className={css['count']}>{counted}</span>
        ) : (
          <VisuallyHidden>{counted}</VisuallyHidden>
        )}
      </label>
      {end}
    </div>
  );
}

/** As high as the expected rows and the button below them. */
function RoomForRows({ rows }: { rows: number }) {
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css['row']}>
          <Bone width={`${widths[row % widths.length]}%`} />
        </div>
      ))}
      <div className={css['more']}>
        <Bone width="34%" />
      </div>
    </>
  );
}

const widths = [44, 32, 52, 28];
