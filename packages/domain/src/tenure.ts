import { isoMonth, optionalIsoMonth, z } from './schema.ts';

export const Tenure = z
  .strictObject({
    startIsoMonth: isoMonth(),
    endIsoMonth: optionalIsoMonth(),
    isCurrent: z.boolean(),
  })
  .superRefine((tenure, context) => {
    if (tenure.isCurrent) return;
    if (!tenure.endIsoMonth) {
      context.addIssue({ code: 'custom', path: ['endIsoMonth'], message: 'End month is required' });
    } else if (tenure.endIsoMonth < tenure.startIsoMonth) {
      context.addIssue({
        code: 'custom',
        path: ['endIsoMonth'],
        message: 'Must not be before the start month',
      });
    }
  })
  .transform((tenure) => (tenure.isCurrent ? { ...tenure, endIsoMonth: undefined } : tenure));
export type Tenure = z.infer<typeof Tenure>;
