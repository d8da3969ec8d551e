import { IconPlus } from '../../ui/icon/plus.ts';
import { PLACE_FILTER_KM } from '@talaash/domain/talent-search/limit';
import { type ReactNode, useRef, useState } from 'react';
import { FacetList } from '../../ui/field/facet-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { IconButton } from '../../ui/press/button.tsx';
import type { FilterState } from './search-filter.ts';

type Item = { value: string; count?: number | undefined };

interface NameFilterProps {
  title: string;
  unit?: string;
  /** The most common names in the results. */
  items: readonly Item[] | undefined;
  value: readonly string[] | undefined;
  onValue: (value: string[] | undefined) => void;
  /** The label of the field for other names. Absent for none. */
  addLabel?: string;
  children?: ReactNode;
}

const NAMES_SHOWN = 5;

/** A filter by names that matches any of them. */
export function NameFilter({ title, unit, items, value = [], onValue, addLabel, children }: NameFilterProps) {
  const toggle = (name: string) => {
    const next = value.includes(name) ? value.filter((other) => other !== name) : [...value, name];
    onValue(next.length > 0 ? next : undefined);
  };
  if (items?.length === 0 && value.length === 0 && addLabel === undefined) return null;
  return (
    <FacetList {...{ title, unit }} items={items} selected={value} onToggle={toggle} shown={NAMES_SHOWN}>
      {addLabel === undefined ? null : (
        <AddName label={addLabel} onAdd={(name) => !value.includes(name) && toggle(name)} />
      )}
      {children}
    </FacetList>
  );
}

/** A field for one more name. */
function AddName({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onAdd(name.trim());
        setName('');
        field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        hideLabel
        size="s"
        label={label}
        placeholder={label}
        maxLength={200}
        value={name}
        onChange={setName}
        end={
          name.trim() === '' ? undefined : (
            <IconButton type="submit" size="s" label="Add" icon={<IconPlus aria-hidden />} />
          )
        }
      />
    </form>
  );
}

interface PlaceFilterProps {
  items: readonly Item[] | undefined;
  place: readonly string[] | undefined;
  km: number | undefined;
  onFilter: (filters: { place?: string[] | undefined; km?: number | undefined }) => void;
}

/** Cities. For a single one, a radius of some kilometres can be set. */
export function PlaceFilter({ items, place, km, onFilter }: PlaceFilterProps) {
  return (
    <NameFilter
      title="Place"
      {...(km === undefined ? {} : { unit: `within ${km} km` })}
      items={items}
      value={place}
      onValue={(next) => onFilter({ place: next })}
      addLabel="Add a place"
    >
      {place?.length === 1 ? (
        <SelectField
          label={`Around ${place[0]}`}
          size="s"
          value={km === undefined ? 'only' : String(km)}
          options={[
            { value: 'only', label: 'Only there' },
            ...PLACE_FILTER_KM.map((distance) => ({
              value: String(distance),
              label: `Within ${distance} km`,
            })),
          ]}
          onChange={(next) => onFilter({ km: next === 'only' ? undefined : Number(next) })}
        />
      ) : null}
    </NameFilter>
  );
}

interface EmployerFilterProps {
  items: readonly Item[] | undefined;
  employer: readonly string[] | undefined;
  when: FilterState['when'];
  onFilter: (filters: { employer?: string[] | undefined; when?: FilterState['when'] | undefined }) => void;
}

/** Employers, current or past. */
export function EmployerFilter({ items, employer, when, onFilter }: EmployerFilterProps) {
  return (
    <NameFilter
      title="Employer"
      unit={when ?? 'current or past'}
      items={items}
      value={employer}
      onValue={(next) => onFilter({ employer: next })}
      addLabel="Add an employer"
    >
      {employer ? (
        <SelectField
          label="Works there"
          size="s"
          value={when ?? 'ever'}
          options={[
            { value: 'ever', label: 'Now or before' },
            { value: 'current', label: 'Now' },
            { value: 'past', label: 'Before' },
          ]}
          onChange={(next) => onFilter({ when: next === 'ever' ? undefined : next })}
        />
      ) : null}
    </NameFilter>
  );
}
