import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureRatio } from './picture.tsx';

test.each<[PictureRatio, string]>([
  ['4x2', '4 / 2'],
  ['4x2.5', '4 / 2.5'],
  ['8x3', '8 / 3'],
  ['4x3', '4 / 3'],
  ['square', '1'],
  ['4x5', '4 / 5'],
  ['4x6', '4 / 6'],
])('a picture of %s is shown in %s', (ratio, shape) => {
  expect(renderToStaticMarkup(<Picture src="/a.webp" alt="" ratio={ratio} />)).toContain(
    `aspect-ratio:${shape}`,
  );
});
