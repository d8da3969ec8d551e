import { chromium } from 'playwright-core';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Kolkata' });
await c.request.post('http://127.0.0.1:3978/api/auth/sign-in/email', {
  data: { email: 'company@demo.talaash.test', password: 'talaash-demo' },
  headers: { origin: 'http://127.0.0.1:3978' },
});
const p = await c.newPage();
await p.goto('http://127.0.0.1:3978/company/search');
await p.waitForTimeout(2500);
if (await p.getByRole('main').getByRole('listitem').getByRole('button').count())
  await p.getByRole('main').getByRole('listitem').getByRole('button').first().click();
await p.waitForTimeout(1500);
await p.goto(
  'http://127.0.0.1:3978/company/search?q=senior%20react%20dev%20banglore%205-8%20yrs%20under%2018%20lpa%20not%20angular',
);
await p.waitForTimeout(3000);
await p.locator('[data-talent]').nth(1).hover();
await p.screenshot({ path: '/tmp/w/s1.png' });
await p.goto('http://127.0.0.1:3978/company/search?skills=%5B%22JavaScript%22%5D');
await p.waitForTimeout(2500);
await p.screenshot({ path: '/tmp/w/s2.png' });
await p.locator('[data-talent] h3 button').first().click();
await p.waitForTimeout(1500);
await p.screenshot({ path: '/tmp/w/s3.png' });
const g = await (
  await b.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
).newPage();
await g.goto('http://127.0.0.1:3978/?q=zzzzqqqq');
await g.waitForTimeout(2500);
await g.screenshot({ path: '/tmp/w/s4.png' });
console.log(
  await g.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((e) => e.getBoundingClientRect().right > 391)
      .map(
        (e) =>
          e.tagName +
          '.' +
          e.className +
          ' ' +
          Math.round(e.getBoundingClientRect().right) +
          ' ' +
          (e.textContent ?? '').slice(0, 40),
      )
      .slice(0, 8),
  ),
);
await b.close();
