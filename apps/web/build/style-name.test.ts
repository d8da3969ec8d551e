import { expect, test } from 'vitest';
import { styleNames, withNames } from './style-name.ts';

const SOURCE = `import css from './row.module.css';
import pressCss from '../press/button.module.css';
const Row = () => <p className={classNames(css['row'], pressCss['button'])} />;
`;

test('a module inlines the short names of its classes, and keeps its stylesheets', () => {
  const written = withNames(SOURCE, (name, file) => `${file}#${name}`);
  expect(written).toBe(`import './row.module.css';
import '../press/button.module.css';
const Row = () => <p className={classNames('./row.module.css#row', '../press/button.module.css#button')} />;
`);
});

test('each class of each stylesheet has a unique name, the same in every build', () => {
  const [one, other] = [styleNames(), styleNames()];
  const button = new URL('../src/ui/press/button.module.css', import.meta.url).pathname;
  const link = new URL('../src/ui/press/link.module.css', import.meta.url).pathname;
  expect(one.nameOf('button', button)).toBe(other.nameOf('button', `${button}?direct`));
  expect(one.nameOf('button', button)).not.toBe(one.nameOf('link', link));
  expect(() => one.nameOf('buton', button)).toThrow('has no class buton');
});
