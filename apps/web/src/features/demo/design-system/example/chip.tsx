import { useState } from 'react';
import { Chip, ChipRow } from '../../../../ui/press/chip.tsx';

const ALL = [
  { name: 'Skill', value: 'React' },
  { name: 'Salary', value: 'up to ₹40 LPA' },
  { name: undefined, value: 'a value that is much longer than the room that it has' },
];

export function Removable() {
  const [chips, setChips] = useState(ALL);
  return (
    <ChipRow>
      {chips.map((chip) => (
        <Chip key={chip.value} {...chip} onRemove={() => setChips(chips.filter((other) => other !== chip))} />
      ))}
    </ChipRow>
  );
}
