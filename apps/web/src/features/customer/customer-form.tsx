import { IconPlus } from '../../ui/icon/plus.ts';
import { IconTrash } from '../../ui/icon/trash.ts';
import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { ADDRESSES_MIN, HEIGHT_IN_CM } from '@talaash/domain/customer/limit';
import { canRemoveAddress, customerRefusal } from '@talaash/domain/customer/rule';
import type { Customer } from '@talaash/domain/customer/schema';
import { CUSTOMER_SENTENCES } from '@talaash/domain/customer/words';
import { useRecordForm } from '../../lib/form.ts';
import { SaveButton, WhatIsMissing } from '../../lib/form-foot.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './customer-form.module.css';
import { CUSTOMER } from './customer-schema.ts';
import { SchemaAnswer } from './schema-answer.tsx';

interface CustomerValues {
  name: string;
  dateOfBirth: string;
  height: number | undefined;
  addresses: { city: string; zipCode: string }[];
}

const NO_ADDRESS = { city: '', zipCode: '' };

const NO_CUSTOMER: CustomerValues = {
  name: '',
  dateOfBirth: '',
  height: undefined,
  addresses: Array.from({ length: ADDRESSES_MIN }, () => NO_ADDRESS),
};

const useCustomerForm = () =>
  useRecordForm<CustomerValues, Customer>({
    schema: CUSTOMER,
    saysWhatIsMissing: true,
    start: NO_CUSTOMER,
    save: async () => void toast.success(CUSTOMER_SENTENCES.saved),
    failedSentence: TRY_AGAIN_SENTENCE,
  });

type CustomerRecordForm = ReturnType<typeof useCustomerForm>;

/** A customer with addresses, beside the schema's result for it. Nothing is sent or stored. */
export function CustomerForm() {
  const form = useCustomerForm();
  return (
    <div className={css['columns']}>
      <form {...form.props} className={css['form']}>
        <Section title="Customer">
          <div className={css['fields']}>
            <TextField label="Name" autoComplete="off" {...form.field('name')} />
            <div className={css['pair']}>
              <DateField label="Date of birth" {...form.field('dateOfBirth')} />
              <NumberField
                label="Height"
                unit="cm"
                help={`${HEIGHT_IN_CM.min} to ${HEIGHT_IN_CM.max}`}
                {...form.field('height')}
              />
            </div>
          </div>
        </Section>
        <Addresses form={form} />
        <Foot form={form} />
      </form>
      <SchemaAnswer values={form.values} />
    </div>
  );
}

function Addresses({ form }: { form: CustomerRecordForm }) {
  const { addresses } = form.values;
  return (
    <Section
      title="Addresses"
      note={`at least ${ADDRESSES_MIN}`}
      action={
        <Button
          size="s"
          icon={<IconPlus aria-hidden />}
          onClick={() => form.list.insert('addresses', NO_ADDRESS, addresses.length)}
        >
          Add address
        </Button>
      }
    >
      <ol className={css['addresses']} data-path="addresses">
        {addresses.map((_, index) => (
          <li key={index} className={css['address']}>
            <fieldset>
              <legend>Address {index + 1}</legend>
              {canRemoveAddress(addresses) ? (
                <Button
                  size="s"
                  tone="quiet"
                  icon={<IconTrash aria-hidden />}
                  aria-label={`Remove address ${index + 1}`}
                  onClick={() => form.list.remove('addresses', index)}
                >
                  Remove
                </Button>
              ) : null}
              <div className={css['pair']}>
                <TextField label="City" autoComplete="off" {...form.field(`addresses.${index}.city`)} />
                <TextField
                  label="Zip code"
                  autoComplete="off"
                  help="12345 or 12345-6789"
                  {...form.field(`addresses.${index}.zipCode`)}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Foot({ form }: { form: CustomerRecordForm }) {
  const nothing = customerRefusal(form.values);
  return (
    <div className={css['foot']}>
      {nothing ? <p className={css['nothing']}>{nothing}</p> : <WhatIsMissing form={form} />}
      <Button
        size="l"
        disabled={form.isDirty ? false : 'Nothing is typed yet.'}
        onClick={() => form.restart(NO_CUSTOMER)}
      >
        Reset
      </Button>
      <SaveButton form={{ ...form, saveRefusal: nothing ?? form.saveRefusal }}>Save</SaveButton>
    </div>
  );
}
