import { customerRefusal } from '@talaash/domain/customer/rule';
import { useCheck } from '../../lib/late-schema.ts';
import { Badge } from '../../ui/show/badge.tsx';
import css from './customer-form.module.css';
import { CUSTOMER } from './customer-schema.ts';

/** The schema's errors for the current values. The fields show them later, on blur. */
export function SchemaAnswer({ values }: { values: object }) {
  const { check } = useCheck(CUSTOMER, true);
  const checked = check?.(customerRefusal(values) ? undefined : values);
  if (!checked) return null;
  const errors = checked.ok ? [] : Object.entries(checked.errors);
  return (
    <section className={css['answer']} aria-labelledby="schema-answer">
      <div className={css['answerHead']}>
        <h2 id="schema-answer">What the schema answers</h2>
        {checked.ok ? <Badge tone="ok">Valid</Badge> : <Badge tone="warm">Not yet valid</Badge>}
      </div>
      {checked.ok ? (
        <pre className={css['json']}>{JSON.stringify(checked.value, null, 2)}</pre>
      ) : (
        <dl className={css['errors']}>
          {errors.map(([path, message]) => (
            <div key={path}>
              <dt>{path || 'customer'}</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={css['note']}>
        This is the same schema that a server would ask. It answers with every letter; a field shows its
        message only once it was typed into and left.
      </p>
    </section>
  );
}
