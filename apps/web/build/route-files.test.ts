import { expect, test } from 'vitest';
import { overBudget } from './route-budget.ts';
import { type Chunk, circleOf, routeFiles, SHARED } from './route-files.ts';

const chunk = (
  fileName: string,
  route: string | null,
  imports: string[] = [],
  css: string[] = [],
): Chunk => ({
  fileName,
  facadeModuleId:
    route && (route.endsWith('.ts') ? route : `/web/src/routes/${route}.tsx?tsr-split=component`),
  isEntry: fileName === 'index.js',
  isDynamicEntry: route !== null,
  imports,
  dynamicImports: [],
  css,
});

const built = [
  chunk('index.js', null, ['vendor.js'], ['index.css']),
  chunk('vendor.js', null),
  chunk('home.js', 'index', ['index.js', 'search.js']),
  chunk('search.js', null, ['vendor.js'], ['search.css']),
  chunk('company.js', 'company/route', ['vendor.js'], ['shell.css']),
  chunk('company-home.js', 'company/index', ['vendor.js']),
  chunk('view.js', 'company/job_posts/view.$jobPostId', ['search.js']),
  chunk('editor.js', null, ['vendor.js']),
];

test('a page loads its own files and those of its shell, beyond those of all pages', () => {
  expect(Object.fromEntries(routeFiles(built))).toEqual({
    [SHARED]: ['index.js', 'vendor.js', 'index.css'],
    '/': ['home.js', 'search.js', 'search.css'],
    '/company': ['company.js', 'shell.css', 'company-home.js'],
    '/company/job_posts/view/$jobPostId': ['company.js', 'shell.css', 'view.js', 'search.js', 'search.css'],
  });
});

test('pages outside the first script load all routes', () => {
  const index = { ...chunk('index.js', null, ['vendor.js']), dynamicImports: ['home.js', 'routes.js'] };
  const routes = chunk('routes.js', '/web/src/routeTree.gen.ts', ['vendor.js']);
  const files = routeFiles([...built.slice(1), index, routes]);
  expect(files.get('/')).toEqual(['home.js', 'search.js', 'search.css']);
  expect(files.get('/company')).toEqual(['routes.js', 'company.js', 'shell.css', 'company-home.js']);
});

test('reports a page over its budget with its weight; demo pages have no budget', () => {
  const files = new Map([
    ['/', ['a.js', 'b.js']],
    ['/demo/form', ['a.js']],
    ['/contact', ['b.js']],
  ]);
  expect(overBudget(files, (file) => (file === 'a.js' ? 200 * 1024 : 100))).toEqual([
    expect.stringMatching(/^\/ weighs 200\.1 KB, and its budget is \d+ KB\.$/),
  ]);
  const many = Array.from({ length: 50 }, (_, at) => `${at}.js`);
  expect(overBudget(new Map([['/contact', many]]), () => 1)).toEqual([
    expect.stringMatching(/^\/contact loads 50 files, and may load \d+\.$/),
  ]);
});

test('finds circular imports', () => {
  expect(circleOf(built)).toBeUndefined();
  const vendor = chunk('vendor.js', null, ['search.js']);
  expect(circleOf([...built.filter(({ fileName }) => fileName !== 'vendor.js'), vendor])).toEqual([
    'vendor.js',
    'search.js',
    'vendor.js',
  ]);
});
