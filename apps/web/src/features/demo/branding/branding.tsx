import { useRef } from 'react';
import { Badge } from '../../../ui/show/badge.tsx';
import { Mark, Wordmark } from '../../../ui/show/mark.tsx';
import { Section } from '../../../ui/show/section.tsx';
import { type Theme, themeLabels, themes } from '../../../ui/theme/theme.ts';
import { CopyButton } from '../copy-button.tsx';
import { tokenOf, useTokenOf } from '../token.ts';
import { BrandPictureRow } from './brand-picture.tsx';
import css from './branding.module.css';

/** The product's brand: mark, wordmark, colours and type. */
export function Branding() {
  return (
    <div className={css['page']}>
      <Section title="Mark and wordmark" note="one colour, that of the text around it">
        <div className={css['pictures']}>
          <BrandPictureRow
            label="Mark"
            fileName="talaash-mark"
            about="A lens whose handle is the matra of the letter त. It needs the room of one stroke on each side, and 16 pixels."
          >
            <Mark label="" />
          </BrandPictureRow>
          <BrandPictureRow
            label="Wordmark"
            fileName="talaash-wordmark"
            about="The name in outlines, the same in every theme. Beside the mark it is as high as the mark’s lens."
          >
            <Wordmark label="" />
          </BrandPictureRow>
        </div>
        <Sizes />
      </Section>
      <Section title="On every ground" note="three themes in two modes">
        <Grounds />
      </Section>
      <Colours />
      <Section title="Type" note="served by us, cut down to the letters that are shown">
        <Type />
      </Section>
    </div>
  );
}

const SIZES = [16, 24, 32, 48, 96];

function Sizes() {
  return (
    <ul className={css['sizes']}>
      {SIZES.map((size) => (
        <li key={size}>
          <span style={{ width: size, height: size }}>
            <Mark label="" />
          </span>
          {size}
        </li>
      ))}
    </ul>
  );
}

const MODES = ['light', 'dark'] as const;

function Grounds() {
  return (
    <ul className={css['grounds']}>
      {themes.flatMap((theme) =>
        MODES.map((mode) => (
          <li key={`${theme} ${mode}`} data-theme={theme} data-mode={mode} className={css['tile']}>
            <span className={css['brand']}>
              <Mark label="" />
              <Wordmark label="" />
            </span>
            <span className={css['accent']}>
              <Mark label="" />
            </span>
            <span className={css['tileName']}>
              {themeLabels[theme]}, {mode}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

/** The use of each colour. The others are in the design system. */
const COLOURS = [
  { token: '--bg', label: 'Page', about: 'the ground of everything' },
  { token: '--sunken', label: 'Sunken', about: 'what lies below the page' },
  { token: '--text', label: 'Text', about: 'also the mark and the wordmark' },
  { token: '--text-2', label: 'Second text', about: 'what explains' },
  { token: '--accent', label: 'Accent', about: 'one primary action, links, what matches' },
  { token: '--accent-soft', label: 'Soft accent', about: 'what is chosen' },
  { token: '--warm', label: 'Warm note', about: 'unread, new, waiting; never marketing' },
  { token: '--ok', label: 'Good', about: 'approved, saved' },
  { token: '--bad', label: 'Bad', about: 'refused, failed, deleted' },
];

function Colours() {
  const valueOf = useTokenOf();
  return (
    <Section title="Colours" note="of the theme and mode that are chosen now">
      <ul className={css['colours']}>
        {COLOURS.map(({ token, label, about }) => (
          <li key={token}>
            <span className={css['swatch']} style={{ background: `var(${token})` }} />
            <div className={css['colour']}>
              <h3>{label}</h3>
              <p>{about}</p>
              <p className={css['value']}>{valueOf(token)}</p>
            </div>
            <CopyButton label={label} tone="quiet" text={() => tokenOf(token)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SAMPLE = 'Find Indian software talent';

function Type() {
  return (
    <ul className={css['faces']}>
      {themes.map((theme) => (
        <Face key={theme} theme={theme} />
      ))}
    </ul>
  );
}

/** A theme's fonts on a page with another theme: the page decides the mode and the background. */
function Face({ theme }: { theme: Theme }) {
  const samples = useRef<HTMLDivElement>(null);
  const familyOf = (token: string) => tokenOf(token, samples.current ?? undefined);
  const label = themeLabels[theme];
  return (
    <li className={css['face']}>
      <div className={css['faceHead']}>
        <Badge>{label}</Badge>
        <CopyButton label={`${label} heading type`} tone="quiet" text={() => familyOf('--f-head')}>
          Copy heading
        </CopyButton>
        <CopyButton label={`${label} body type`} tone="quiet" text={() => familyOf('--f-body')}>
          Copy body
        </CopyButton>
      </div>
      <div ref={samples} data-theme={theme} className={css['samples']}>
        <p className={css['headSample']}>
          {SAMPLE} <span lang="hi">तलाश</span>
        </p>
        <p className={css['bodySample']}>
          Reviewed profiles, honest facts, direct conversations. 6.5 years, ₹28 LPA, can start in 4 weeks.{' '}
          <span lang="hi">खोज और मुलाक़ात।</span> AaBbCc 0123456789
        </p>
      </div>
    </li>
  );
}
