import { BarPlot, BarRows } from '../../../../ui/show/bar-plot.tsx';

export const OverTime = () => (
  <BarPlot
    title="Companies that opened your profile"
    unit="per week"
    bars={[4, 7, 3, 9, 12, 8].map((value, week) => ({ label: `Week ${week + 41}`, value }))}
    from="Week 41"
    summary="8 this week"
    heads={['Week', 'Companies']}
  />
);

export const Compared = () => (
  <BarRows
    isNowFirst
    rows={[
      { label: 'This week', value: 8 },
      { label: 'Last week', value: 12 },
    ]}
  />
);
