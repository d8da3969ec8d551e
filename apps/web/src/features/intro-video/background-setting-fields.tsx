import { BACKGROUND_KINDS } from '@talaash/domain/intro-video/choice';
import { BACKGROUND_BLUR, GLOW, MASK_THRESHOLD } from '@talaash/domain/intro-video/limit';
import {
  BACKGROUND_COLOR_WORDS,
  BACKGROUND_WORDS,
  type BackgroundColor,
} from '@talaash/domain/intro-video/words';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SliderField } from '../../ui/field/slider-field.tsx';
import type { BackgroundSettings } from './background-painter.ts';
import css from './intro-video.module.css';

const COLORS = Object.keys(BACKGROUND_COLOR_WORDS) as BackgroundColor[];

interface BackgroundSettingFieldsProps {
  value: BackgroundSettings;
  onChange: (value: BackgroundSettings) => void;
}

/** The background, and the edge of the person. Changes apply at once, also while recording. */
export function BackgroundSettingFields({ value, onChange }: BackgroundSettingFieldsProps) {
  const change = (part: Partial<BackgroundSettings>) => onChange({ ...value, ...part });
  return (
    <div className={css['settings']}>
      <RadioCards
        label="Background"
        value={value.background}
        options={BACKGROUND_KINDS.map((kind) => ({ value: kind, label: BACKGROUND_WORDS[kind] }))}
        onChange={(background) => change({ background })}
      />
      {value.background === 'blur' ? (
        <SliderField
          label="Blur"
          unit="px"
          min={BACKGROUND_BLUR.min}
          max={BACKGROUND_BLUR.max}
          value={value.blur}
          onChange={(blur) => change({ blur })}
        />
      ) : null}
      {value.background === 'color' ? (
        <SelectField
          label="Color"
          value={value.color}
          options={COLORS.map((color) => ({ value: color, label: BACKGROUND_COLOR_WORDS[color] }))}
          onChange={(color) => change({ color })}
        />
      ) : null}
      <SliderField
        label="Mask threshold"
        help="Higher cuts closer to the person."
        min={MASK_THRESHOLD.min}
        max={MASK_THRESHOLD.max}
        value={value.threshold}
        onChange={(threshold) => change({ threshold })}
      />
      <SliderField
        label="Glow"
        unit="px"
        min={GLOW.min}
        max={GLOW.max}
        value={value.glow}
        onChange={(glow) => change({ glow })}
      />
    </div>
  );
}
