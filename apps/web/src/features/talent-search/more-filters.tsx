import type { SearchAnswer } from '@talaash/contract/talent-search';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { ENGLISH_FLUENCIES } from '@talaash/domain/talent-profile/choice';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { ACTIVE_FACET_DAYS, NOTICE_FACET_WEEKS } from '@talaash/domain/talent-search/limit';
import { mayGuestsAsk } from '@talaash/domain/talent-search/rule';
import type { SearchConditionKind, SearchFacets } from '@talaash/domain/talent-search/schema';
import { type ReactNode, useState } from 'react';
import { FacetList } from '../../ui/field/facet-list.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmployerFilter, NameFilter, PlaceFilter } from './name-filter.tsx';
import type { FilterState } from './search-filter.ts';
import type { SearchState } from './search-address.ts';
import { withFilters } from './search-state.ts';

interface MoreFiltersProps {
  /** Leaves out filters on fields that guests do not see. */
  isRedacted: boolean;
  state: SearchState;
  onState: (next: SearchState) => void;
  answer: SearchAnswer | undefined;
}

/** The filters after the ranges. Those after the place are collapsed until opened, or until one of them is set. */
export function MoreFilters({ isRedacted, state, onState, answer }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const facets = answer?.facets;
  const set = (filters: { [Key in keyof FilterState]: FilterState[Key] | undefined }) =>
    onState(withFilters(state, filters));
  const areShown = isOpen || FOLDED.some((key) => state[key] !== undefined);
  return (
    <>
      <OneOf
        title="Can start"
        unit="notice"
        options={NOTICE_FACET_WEEKS.map((weeks) => ({
          value: weeks,
          label: weeks === 0 ? 'Now' : `Within ${weeks} weeks`,
        }))}
        value={state.notice}
        onValue={(notice) => set({ notice })}
        countOf={(weeks) => countIn(facets?.notice, String(weeks))}
      />
      <PlaceFilter items={facets?.places} place={state.place} km={state.km} onFilter={set} />
      {areShown ? (
        <FoldedFilters {...{ isRedacted, state, facets, set }} />
      ) : (
        <Button size="s" aria-expanded={false} onClick={() => setOpen(true)}>
          More filters
        </Button>
      )}
    </>
  );
}

const FOLDED = [
  'state',
  'remote',
  'category',
  'open',
  'employed',
  'english',
  'employer',
  'degree',
  'active',
  'resume',
] as const;

interface FoldedFiltersProps {
  isRedacted: boolean;
  state: SearchState;
  facets: SearchFacets | undefined;
  set: (filters: { [Key in keyof FilterState]: FilterState[Key] | undefined }) => void;
}

function FoldedFilters({ isRedacted, state, facets, set }: FoldedFiltersProps) {
  const mark = (value: string) => countIn(facets?.marks, value);
  return (
    <>
      <NameFilter
        title="State"
        items={facets?.states}
        value={state.state}
        onValue={(names) => set({ state: names })}
      />
      <OneOf
        title="Work mode"
        options={[{ value: true, label: 'Can work from home' }]}
        value={state.remote}
        onValue={(remote) => set({ remote })}
        countOf={() => mark('remote')}
      />
      <SomeOf
        title="Category"
        options={JOB_CATEGORIES}
        labels={JOB_CATEGORY_LABELS}
        value={state.category}
        onValue={(category) => set({ category })}
        counts={facets?.categories}
      />
      <SomeOf
        title="Open to work"
        options={['ActivelySeeking', 'OpenToOpportunities'] as const}
        labels={OPEN_TO_WORK_STATUS_LABELS}
        value={state.open}
        onValue={(open) => set({ open })}
        counts={facets?.openToWork}
      />
      <OneOf
        title="Employment"
        options={[
          { value: true, label: 'Employed now' },
          { value: false, label: 'Not employed now' },
        ]}
        value={state.employed}
        onValue={(employed) => set({ employed })}
        countOf={(isEmployed) => mark(isEmployed ? 'employed' : 'unemployed')}
      />
      <OneOf
        title="English"
        unit="at least"
        options={ENGLISH_FLUENCIES.slice(1).map((value) => ({ value, label: value }))}
        value={state.english}
        onValue={(english) => set({ english })}
        countOf={(least) =>
          sumFrom(facets?.english, ENGLISH_FLUENCIES.slice(ENGLISH_FLUENCIES.indexOf(least)))
        }
      />
      <LastFilters {...{ isRedacted, state, facets, set }} />
    </>
  );
}

function LastFilters({ isRedacted, state, facets, set }: FoldedFiltersProps) {
  const mayAsk = (kind: SearchConditionKind) => !isRedacted || mayGuestsAsk(kind);
  return (
    <>
      {mayAsk('employer') ? (
        <EmployerFilter
          items={facets?.employers}
          employer={state.employer}
          when={state.when}
          onFilter={set}
        />
      ) : null}
      <NameFilter
        title="Degree"
        items={facets?.degrees}
        value={state.degree}
        onValue={(degree) => set({ degree })}
        addLabel="Add a degree"
      />
      <OneOf
        title="Last active"
        unit="profile changed"
        options={ACTIVE_FACET_DAYS.map((days) => ({ value: days, label: `Within ${days} days` }))}
        value={state.active}
        onValue={(active) => set({ active })}
        countOf={(days) => countIn(facets?.active, String(days))}
      />
      {mayAsk('resume') ? (
        <OneOf
          title="Resume"
          options={[{ value: true, label: 'Has a resume' }]}
          value={state.resume}
          onValue={(resume) => set({ resume: resume ? true : undefined })}
          countOf={() => countIn(facets?.marks, 'resume')}
        />
      ) : null}
    </>
  );
}

type Counts = readonly { value: string; count: number }[] | undefined;

const countIn = (counts: Counts, value: string): number | undefined =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);

const sumFrom = (counts: Counts, values: readonly string[]): number | undefined =>
  counts && counts.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);

interface OneOfProps<Value extends string | number | boolean> {
  title: string;
  unit?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onValue: (value: Value | undefined) => void;
  countOf: (value: Value) => number | undefined;
}

/** A filter with at most one value. */
function OneOf<Value extends string | number | boolean>({
  title,
  unit,
  options,
  value,
  onValue,
  countOf,
}: OneOfProps<Value>): ReactNode {
  return (
    <FacetList
      {...{ title, unit }}
      items={options.map((option) => ({
        value: String(option.value),
        label: option.label,
        count: countOf(option.value),
      }))}
      selected={options.filter((option) => option.value === value).map((option) => String(option.value))}
      onToggle={(pressed) => {
        const next = options.find((option) => String(option.value) === pressed)?.value;
        onValue(next === value ? undefined : next);
      }}
    />
  );
}

interface SomeOfProps<Value extends string> {
  title: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  value: readonly Value[] | undefined;
  onValue: (value: Value[] | undefined) => void;
  counts: Counts;
}

/** A filter that matches any of its values. */
function SomeOf<Value extends string>({
  title,
  options,
  labels,
  value = [],
  onValue,
  counts,
}: SomeOfProps<Value>) {
  return (
    <FacetList
      title={title}
      items={options.map((option) => ({
        value: option,
        label: labels[option],
        count: countIn(counts, option),
      }))}
      selected={value}
      onToggle={(pressed) => {
        const next = options.filter((option) => value.includes(option) !== (option === pressed));
        onValue(next.length > 0 ? next : undefined);
      }}
    />
  );
}
