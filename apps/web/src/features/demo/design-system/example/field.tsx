import { Field } from '../../../../ui/field/field.tsx';
import css from '../example.module.css';

export const AroundAControlOfYourOwn = () => (
  <Field label="Volume" hint="optional" help="A field brings label, hint, help and error.">
    {(aria) => <input {...aria} type="range" className={css['range']} />}
  </Field>
);

export const WithAnError = () => (
  <Field label="Volume" error="This is too loud for an office.">
    {(aria) => <input {...aria} type="range" className={css['range']} />}
  </Field>
);
