import { Button } from '../../../../ui/press/button.tsx';
import { Table } from '../../../../ui/show/table.tsx';

const PEOPLE = [
  { id: '1', name: 'Priya Deshpande', years: 6, salary: 28 },
  { id: '2', name: 'Venkatanarasimharajuvaripeta Subrahmanyam', years: 11.5, salary: 42 },
  { id: '3', name: 'आशा वेंकटरमन', years: 7, salary: 32 },
];

export const WithASelectedRow = () => (
  <Table
    caption="People"
    columns={[
      { head: 'Profile', cell: ({ name }) => name },
      { head: 'Experience', align: 'end', cell: ({ years }) => `${years} years` },
      { head: 'Expects', align: 'end', cell: ({ salary }) => `₹${salary} LPA` },
      {
        head: 'Actions',
        hideHead: true,
        align: 'end',
        cell: ({ name }) => (
          <Button size="s" aria-label={`Invite ${name}`}>
            Invite
          </Button>
        ),
      },
    ]}
    rows={PEOPLE}
    keyOf={({ id }) => id}
    selected="2"
  />
);
