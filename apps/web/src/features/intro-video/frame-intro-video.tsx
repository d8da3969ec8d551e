import { FRAME_PRESETS } from '@talaash/domain/intro-video/choice';
import { BORDER_THICKNESS } from '@talaash/domain/intro-video/limit';
import { FRAME_PRESET_WORDS } from '@talaash/domain/intro-video/words';
import { useMemo, useState } from 'react';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SliderField } from '../../ui/field/slider-field.tsx';
import { type FrameSettings, framePainter } from './frame-painter.ts';
import { IntroVideo } from './intro-video.tsx';
import css from './intro-video.module.css';
import { useLatest } from './use-latest.ts';
import { useRecorder } from './use-recorder.ts';

/** Records the camera in a frame with the logo. */
export function FrameIntroVideo() {
  const [settings, setSettings] = useState<FrameSettings>({
    preset: 'professional',
    border: BORDER_THICKNESS.start,
  });
  const latest = useLatest(settings);
  const painter = useMemo(() => framePainter(() => latest.current), [latest]);
  return (
    <IntroVideo
      kind="frame"
      {...useRecorder(painter)}
      settings={
        <div className={css['settings']}>
          <SelectField
            label="Frame"
            value={settings.preset}
            options={FRAME_PRESETS.map((preset) => ({ value: preset, label: FRAME_PRESET_WORDS[preset] }))}
            onChange={(preset) => setSettings({ ...settings, preset })}
          />
          <SliderField
            label="Border"
            unit="px"
            min={BORDER_THICKNESS.min}
            max={BORDER_THICKNESS.max}
            value={settings.border}
            onChange={(border) => setSettings({ ...settings, border })}
          />
        </div>
      }
    />
  );
}
