import { useState } from 'react';
import { SliderField } from '../../../../ui/field/slider-field.tsx';

export function WithAUnit() {
  const [blur, setBlur] = useState(12);
  return <SliderField label="Blur" unit="px" min={0} max={20} value={blur} onChange={setBlur} />;
}

export function Disabled() {
  return <SliderField disabled label="Glow" min={0} max={8} value={3} onChange={() => undefined} />;
}
