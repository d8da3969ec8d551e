import { useState } from 'react';
import { type Range, RangeField } from '../../../../ui/field/range-field.tsx';

export function WithAHistogram() {
  const [range, setRange] = useState<Range>({ min: 4, max: 12 });
  return (
    <RangeField
      title="Experience"
      unit="years"
      bounds={{ min: 0, max: 20 }}
      buckets={[3, 9, 14, 22, 18, 11, 7, 4, 2, 1].map((count, at) => ({
        from: at * 2,
        to: at * 2 + 2,
        count,
      }))}
      counted="People"
      summary="Most often 6 to 8 years, 22 people"
      value={range}
      onChange={setRange}
    />
  );
}

export function Open() {
  const [range, setRange] = useState<Range>({});
  return (
    <RangeField
      title="Salary"
      unit="₹ LPA"
      bounds={{ min: 1, max: 60 }}
      step={0.5}
      value={range}
      onChange={setRange}
    />
  );
}
