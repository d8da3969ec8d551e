import { expect, test } from './fixture/test.ts';

test('A press counts for the button that it began on, also when the layout moves it away', async ({
  visit,
}) => {
  const page = await visit(undefined, '/auth/login');
  const button = page.getByRole('button', { name: 'Log in', exact: true });
  await page.getByLabel('Email').fill('asha@');
  const pressAndMove = async (pointerX: number) => {
    await page.locator('form').evaluate((form) => form.style.removeProperty('padding-top'));
    await button.hover();
    await page.mouse.down();
    await page.locator('form').evaluate((form) => form.style.setProperty('padding-top', '120px'));
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    if (pointerX !== 0) await page.mouse.move(x + pointerX, y - 60);
    await page.mouse.up();
  };
  // Moving the pointer away cancels the press.
  await pressAndMove(-30);
  await expect(page.getByLabel('Email')).not.toBeFocused();
  await pressAndMove(0);
  // The press submits the form, and the refused field gets the focus.
  await expect(page.getByLabel('Email')).toBeFocused();
});
