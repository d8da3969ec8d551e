import { useState } from 'react';
import { FacetList } from '../../../../ui/field/facet-list.tsx';
import { Button } from '../../../../ui/press/button.tsx';

const SKILLS = [
  { value: 'React', count: 412 },
  { value: 'TypeScript', count: 388 },
  { value: 'Node.js', count: 240 },
  { value: 'PostgreSQL', count: 131 },
  { value: 'Go', count: 64 },
];

export function WithCounts() {
  const [selected, setSelected] = useState(['React']);
  const toggle = (value: string) =>
    setSelected(
      selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
    );
  return (
    <FacetList
      title="Skills"
      unit="match all"
      items={SKILLS}
      selected={selected}
      onToggle={toggle}
      shown={3}
    />
  );
}

export const WithAButton = () => (
  <FacetList
    title="Skills"
    unit="must, or nice"
    items={SKILLS}
    selected={['TypeScript']}
    onToggle={() => {}}
    selectedEnd={(value) => (
      <Button size="s" tone="quiet" aria-label={`must have ${value}, change to nice`}>
        must
      </Button>
    )}
    shown={3}
  />
);

export const Loading = () => (
  <FacetList title="Cities" items={undefined} selected={[]} onToggle={() => {}} shown={3} />
);
