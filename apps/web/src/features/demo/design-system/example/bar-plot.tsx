import { BarPlot, BarRows, BarSwatch, SmallBarPlot, StackedBarPlot } from '../../../../ui/show/bar-plot.tsx';

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

export const Small = () => (
  <SmallBarPlot
    name="People in search"
    bars={[4, 7, 3, 9, 12, 8].map((value, week) => ({ label: `Week ${week + 41}`, value }))}
    heads={['Week', 'New']}
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

export const InParts = () => (
  <>
    <StackedBarPlot
      name="Invitations"
      from="Week 41"
      summary="12 this week"
      head="Week"
      bars={[
        { label: 'Week 41', values: [3, 1, 0] },
        { label: 'Week 42', values: [5, 2, 1] },
        { label: 'Week 43', values: [4, 2, 6] },
      ]}
      parts={[
        { label: 'Accepted', tone: 'accent' },
        { label: 'Declined', tone: 'soft' },
        { label: 'Waiting', tone: 'hollow' },
      ]}
    />
    <p>
      <BarSwatch tone="hollow" /> Waiting
    </p>
  </>
);
