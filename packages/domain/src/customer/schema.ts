import { isoDate, personName, text, z } from '../base/schema.ts';
import { ADDRESSES_MIN, CITY_LENGTH, CUSTOMER_NAME_LENGTH, HEIGHT_IN_CM } from './limit.ts';
import { dateOfBirthRefusal, dayOf, isZipCode } from './rule.ts';
import { CUSTOMER_SENTENCES } from './words.ts';

const DateOfBirth = isoDate().superRefine((day, context) => {
  if (context.issues.length > 0) return;
  const message = dateOfBirthRefusal(day, dayOf(new Date()));
  if (message) context.addIssue({ code: 'custom', message });
});

const Address = z.strictObject({
  city: text(CITY_LENGTH.min, CITY_LENGTH.max),
  zipCode: z
    .string()
    .trim()
    .min(1)
    .refine((value) => value === '' || isZipCode(value), CUSTOMER_SENTENCES.zipCode),
});

/** The customer of the demo form. Nothing is stored of one. */
export const Customer = z.strictObject(
  {
    name: personName(CUSTOMER_NAME_LENGTH.min, CUSTOMER_NAME_LENGTH.max),
    dateOfBirth: DateOfBirth,
    /** In centimetres. */
    height: z.number().min(HEIGHT_IN_CM.min).max(HEIGHT_IN_CM.max),
    addresses: z.array(Address).min(ADDRESSES_MIN, CUSTOMER_SENTENCES.tooFewAddresses),
  },
  { error: ({ input }) => (input === undefined || input === null ? CUSTOMER_SENTENCES.required : undefined) },
);
export type Customer = z.infer<typeof Customer>;
