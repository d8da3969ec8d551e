import { expect, test } from 'vitest';
import { demoFilesElsewhere } from './demo-apart.ts';

const chunk = (facadeModuleId: string | null, moduleIds: string[], imports: string[] = []) => ({
  facadeModuleId,
  moduleIds,
  imports,
  isEntry: facadeModuleId === '/web/index.html',
  isDynamicEntry: facadeModuleId !== null && facadeModuleId !== '/web/index.html',
});

const page = '/web/src/routes/demo/form.tsx?tsr-split=component';
const form = '/web/src/features/customer/customer-form.tsx';
const product = {
  'main.js': chunk('/web/index.html', ['/web/src/main.tsx', '/web/src/routes/demo/form.tsx'], ['ui.js']),
  'ui.js': chunk(null, ['/web/src/ui/press/button.tsx']),
  'company.js': chunk('/web/src/routes/company/route.tsx?tsr-split=component', ['/web/src/x.ts'], ['ui.js']),
  'form.js': chunk(page, [page, form], ['ui.js']),
};

test('no other page loads the files of a demo page', () => {
  expect(demoFilesElsewhere(product)).toEqual([]);
});

test("finds a demo file in the first chunk, in a shared one or in another page's", () => {
  const { 'main.js': main, 'ui.js': ui, 'company.js': company } = product;
  for (const changed of [
    { 'main.js': { ...main, moduleIds: [...main.moduleIds, form] } },
    { 'ui.js': { ...ui, moduleIds: [...ui.moduleIds, form] } },
    { 'company.js': { ...company, moduleIds: [...company.moduleIds, form] } },
  ])
    expect(demoFilesElsewhere({ ...product, ...changed })).toEqual([form]);
  expect(demoFilesElsewhere({ ...product, 'company.js': { ...company, imports: ['form.js'] } })).toEqual([
    page,
    form,
  ]);
});
