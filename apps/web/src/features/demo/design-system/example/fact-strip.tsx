import { FactStrip } from '../../../../ui/show/strip.tsx';

export const OfAPerson = () => (
  <FactStrip
    facts={[
      {
        label: 'Experience',
        value: (
          <>
            6.5 <small>years</small>
          </>
        ),
      },
      { label: 'Can start', value: 'in 4 weeks' },
      {
        label: 'Expects',
        value: (
          <>
            ₹28 <small>LPA</small>
          </>
        ),
      },
    ]}
  />
);
