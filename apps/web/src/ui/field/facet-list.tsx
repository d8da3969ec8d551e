import { useState } from 'react';
import checkboxCss from './checkbox.module.css';
import css from './facet-list.module.css';
import { Bone } from '../show/skeleton.tsx';

interface Item {
  value: string;
  label?: string;
  count: number;
}

interface FacetListProps {
  title: string;
  /** At the title's right: "match all". */
  unit?: string | undefined;
  /** Undefined while loading; a skeleton keeps the room. */
  items: readonly Item[] | undefined;
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** How many rows before "Show N more". */
  shown?: number | undefined;
}

/** Checkboxes with counts. Selected values stay visible, whatever their counts. */
export function FacetList({ title, unit, items, selected, onToggle, shown = 10 }: FacetListProps) {
  const [all, setAll] = useState(false);
  const known = items ?? [];
  const missing = selected
    .filter((value) => !known.some((item) => item.value === value))
    .map((value) => ({ value, count: 0 }));
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
        <label key={item.value} className={css['row']}>
          <input
            type="checkbox"
            className={checkboxCss['check']}
            checked={selected.includes(item.value)}
            onChange={() => onToggle(item.value)}
          />
          <span className={css['name']} title={item.label ?? item.value}>
            {item.label ?? item.value}
          </span>
          <span className={css['count']}>{item.count.toLocaleString()}</span>
        </label>
      ))}
      {hidden > 0 || all ? (
        <button type="button" className={css['more']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </button>
      ) : null}
    </fieldset>
  );
}

/** As high as the rows to come and the button below them. */
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
