import { Histogram } from '../../../../ui/show/histogram.tsx';

export const Spread = () => (
  <Histogram
    name="Yearly pay of job posts"
    heads={['Pay', 'Share']}
    unit="LPA"
    bars={[
      { from: 10, label: '10 to 20', share: '18 %', percent: 18, isMarked: false },
      { from: 20, label: '20 to 30', share: '41 %', percent: 41, isMarked: true },
      { from: 30, label: '30 to 40', share: '27 %', percent: 27, isMarked: false },
      { from: 40, label: 'from 40', share: '14 %', percent: 14, isMarked: false },
    ]}
  />
);
