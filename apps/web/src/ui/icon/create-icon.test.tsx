import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon } from './create-icon.tsx';

const Lines = createIcon('outline', ['M5 12l14 0', 'M5 12l6 6']);
const Area = createIcon('filled', ['M4 4h16v16h-16z']);

test('an icon is drawn with lines or filled, in the colour of the text', () => {
  expect(renderToStaticMarkup(<Lines aria-hidden />)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
      'stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="tabler-icon" aria-hidden="true">' +
      '<path d="M5 12l14 0"></path><path d="M5 12l6 6"></path></svg>',
  );
  expect(renderToStaticMarkup(<Area />)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" stroke="none" ' +
      'class="tabler-icon"><path d="M4 4h16v16h-16z"></path></svg>',
  );
});

test('a caller sets size, width of lines, colour, title, class and any other attribute', () => {
  expect(
    renderToStaticMarkup(
      <Lines size={16} stroke={1.5} color="red" title="Back" className="part" aria-label="Back" />,
    ),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="red" ' +
      'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" class="tabler-icon part" aria-label="Back">' +
      '<title>Back</title><path d="M5 12l14 0"></path><path d="M5 12l6 6"></path></svg>',
  );
});
