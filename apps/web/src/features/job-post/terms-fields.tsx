import { EMPLOYMENT_KINDS, WORK_PLACES } from '@talaash/domain/job-terms/choice';
import { EMPLOYMENT_KIND_LABELS, WORK_PLACE_LABELS } from '@talaash/domain/job-terms/words';
import { MonthField } from '../../ui/field/month-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import css from './job-post.module.css';
import type { JobPostFormState } from './job-post-values.ts';

const kinds = EMPLOYMENT_KINDS.map((value) => ({ value, label: EMPLOYMENT_KIND_LABELS[value] }));
const places = WORK_PLACES.map((value) => ({ value, label: WORK_PLACE_LABELS[value] }));

/** The terms of a job besides pay. All are optional. */
export function TermsFields({ form }: { form: JobPostFormState }) {
  const { workPlace } = form.values.terms;
  const thisYear = new Date().getFullYear();
  return (
    <div className={css['pair']}>
      <SelectField
        label="Kind"
        hint="optional"
        emptyLabel="Not stated"
        options={kinds}
        {...form.field('terms.employmentKind')}
      />
      <SelectField
        label="Where"
        hint="optional"
        emptyLabel="Not stated"
        options={places}
        {...form.field('terms.workPlace')}
      />
      {workPlace === 'OnSite' || workPlace === 'RemoteOrOnSite' ? (
        <TextField
          label="Place"
          hint="optional"
          placeholder="Bengaluru"
          {...form.field('terms.workPlaceName')}
        />
      ) : null}
      <NumberField
        label="Overlap with India, each day"
        hint="optional"
        unit="hours"
        {...form.field('terms.overlapHours')}
      />
      <MonthField
        label="Start"
        hint="optional"
        firstYear={thisYear}
        lastYear={thisYear + 2}
        {...form.field('terms.startIsoMonth')}
      />
    </div>
  );
}
