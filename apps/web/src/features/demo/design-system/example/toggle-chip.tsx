import { useState } from 'react';
import { ToggleChip } from '../../../../ui/field/toggle-chip.tsx';
import { ChipRow } from '../../../../ui/press/chip.tsx';

export function SoftStrictAndExcluded() {
  const [strict, setStrict] = useState(['under ₹18 LPA']);
  const [removed, setRemoved] = useState<string[]>([]);
  const toggle = (value: string) =>
    setStrict(strict.includes(value) ? strict.filter((one) => one !== value) : [...strict, value]);
  const kept = (value: string) => !removed.includes(value);
  return (
    <ChipRow>
      {['5 to 8 years', 'under ₹18 LPA'].filter(kept).map((value) => (
        <ToggleChip
          key={value}
          value={value}
          look={strict.includes(value) ? 'strict' : 'soft'}
          tip={`Exact matches first, then near ones. Click for only ${value}.`}
          onToggle={() => toggle(value)}
          onRemove={() => setRemoved([...removed, value])}
        />
      ))}
      {kept('not Angular') ? (
        <ToggleChip
          value="not Angular"
          look="excluded"
          onRemove={() => setRemoved([...removed, 'not Angular'])}
        />
      ) : null}
    </ChipRow>
  );
}
