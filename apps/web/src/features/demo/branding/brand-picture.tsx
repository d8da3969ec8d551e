import { IconDownload } from '../../../ui/icon/download.ts';
import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/press/button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { CopyButton } from '../copy-button.tsx';
import { downloadFile } from '../../../lib/file-address.ts';
import css from './branding.module.css';
import { type BrandPicture, pngFileOf, svgFileOf, svgTextOf } from './picture.ts';

interface BrandPictureProps {
  /** "Mark" */
  label: string;
  /** The base name of its files, without the extension. */
  fileName: string;
  about: string;
  /** The drawing, the same as in the product. */
  children: ReactNode;
}

/** A brand picture in this theme's ink colour, to copy and to download. */
export function BrandPictureRow({ label, fileName, about, children }: BrandPictureProps) {
  const ground = useRef<HTMLDivElement>(null);

  function drawn(): BrandPicture {
    const svg = ground.current?.querySelector('svg');
    if (!svg) throw new Error(`${label} is not drawn.`);
    return { svg, colour: getComputedStyle(svg).color };
  }

  async function downloadPng() {
    try {
      downloadFile(await pngFileOf(drawn()), `${fileName}.png`);
    } catch {
      toast.error(TRY_AGAIN_SENTENCE);
    }
  }

  return (
    <div className={css['picture']}>
      <div ref={ground} className={css['ground']}>
        {children}
      </div>
      <div className={css['words']}>
        <h3>{label}</h3>
        <p>{about}</p>
        <div className={css['acts']}>
          <CopyButton label={label} text={() => svgTextOf(drawn())}>
            Copy SVG
          </CopyButton>
          <Button
            size="s"
            icon={<IconDownload aria-hidden />}
            aria-label={`Download ${label} as SVG`}
            onClick={() => downloadFile(svgFileOf(drawn()), `${fileName}.svg`)}
          >
            SVG
          </Button>
          <Button
            size="s"
            icon={<IconDownload aria-hidden />}
            aria-label={`Download ${label} as PNG`}
            onClick={() => void downloadPng()}
          >
            PNG
          </Button>
        </div>
      </div>
    </div>
  );
}
