import { PAY_CURRENCIES } from '@talaash/domain/job-terms/choice';
import { PAY_STEP_IN_LPA_INR } from '@talaash/domain/job-terms/limit';
import { isReversed } from '@talaash/domain/job-terms/range';
import {
  PAY_CHOICE_WORDS,
  PAY_CURRENCY_LABELS,
  PAY_REVERSED_SENTENCE,
} from '@talaash/domain/job-terms/form-words';
import type { PayAnswers } from '@talaash/domain/pay-figures/schema';
import { payAnswersSentence } from '@talaash/domain/pay-figures/words';
import { NumberField } from '../../ui/field/number-field.tsx';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './job-post.module.css';
import { emptyPay, type JobPostFormState, type PayValues } from './job-post-values.ts';

/** The two choices. What it costs not to state pay is said once there are figures. */
const choicesOf = (answers: PayAnswers | null | undefined) =>
  [
    { value: 'stated', label: PAY_CHOICE_WORDS.stated, help: PAY_CHOICE_WORDS.statedHint },
    {
      value: 'notStated',
      label: PAY_CHOICE_WORDS.notStated,
      help: answers
        ? `${PAY_CHOICE_WORDS.notStatedHint} ${payAnswersSentence(answers)}`
        : PAY_CHOICE_WORDS.notStatedHint,
    },
  ] as const;

const currencies = PAY_CURRENCIES.map((value) => ({
  value,
  label: `${PAY_CURRENCY_LABELS[value]} (${value})`,
}));

interface PayFieldsProps {
  form: JobPostFormState;
  /** How invitations with and without pay were answered, if there are enough. */
  answers: PayAnswers | null | undefined;
}

/** Whether a job post states its pay, and the range. */
export function PayFields({ form, answers }: PayFieldsProps) {
  const { pay } = form.values.terms;
  const choice = pay === undefined ? undefined : pay === null ? 'notStated' : 'stated';
  return (
    <div className={css['part']}>
      <RadioCards
        label="Pay a year, before tax"
        options={choicesOf(answers)}
        value={choice}
        onChange={(chosen) => form.setValue('terms.pay', chosen === 'stated' ? emptyPay : null)}
        error={form.errorAt('terms.pay')}
        data-path="terms.pay"
      />
      {pay ? <Amounts form={form} pay={pay} /> : null}
    </div>
  );
}

function Amounts({ form, pay }: { form: JobPostFormState; pay: PayValues }) {
  const { inCurrency } = pay;
  return (
    <>
      <Range form={form} path="terms.pay" unit="LPA" step={PAY_STEP_IN_LPA_INR} range={pay} prefix="₹" />
      <SelectField
        label="Also in your currency"
        hint="optional"
        emptyLabel="Rupees only"
        options={currencies}
        value={inCurrency?.currency}
        onChange={(currency) =>
          form.setValue(
            'terms.pay.inCurrency',
            // An empty choice.
            currency ? { from: inCurrency?.from, to: inCurrency?.to, currency } : undefined,
          )
        }
      />
      {inCurrency ? (
        <Range
          form={form}
          path="terms.pay.inCurrency"
          unit={inCurrency.currency}
          step={1000}
          range={inCurrency}
          prefix={inCurrency.currency}
        />
      ) : null}
    </>
  );
}

interface RangeProps {
  form: JobPostFormState;
  path: 'terms.pay' | 'terms.pay.inCurrency';
  range: { from: number | undefined; to: number | undefined };
  unit: string;
  prefix: string;
  step: number;
}

/** The two amounts of a range. If they are reversed, one press swaps them. */
function Range({ form, path, range: { from, to }, unit, prefix, step }: RangeProps) {
  const swappable = from !== undefined && to !== undefined && isReversed({ from, to });
  const upper = form.field(`${path}.to`);
  const swap = () => {
    form.setValue(`${path}.from`, to);
    form.setValue(`${path}.to`, from);
  };
  return (
    <div className={css['range']}>
      <NumberField label={`From, ${prefix}`} unit={unit} step={step} {...form.field(`${path}.from`)} />
      <NumberField
        label={`To, ${prefix}`}
        unit={unit}
        step={step}
        {...upper}
        error={upper.error ?? (swappable ? PAY_REVERSED_SENTENCE : undefined)}
      />
      {swappable ? (
        <Button size="s" onClick={swap}>
          Swap them
        </Button>
      ) : null}
    </div>
  );
}
