// Opens the home page, starts a game and keeps pictures: node dev/drive.mjs BASE GAME OUT [width] [height] [theme]
import { chromium } from 'playwright-core';

const [base, game, out, width = '1440', height = '900', theme = 'light', moves = '6'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({
  viewport: { width: +width, height: +height },
  colorScheme: theme,
  reducedMotion: 'reduce',
});
page.on(
  'console',
  (message) =>
    ['error', 'warning'].includes(message.type()) &&
    console.log(message.type(), message.text(), message.location().url),
);
page.on('pageerror', (error) => console.log('pageerror', error.message));
await page.goto(base, { waitUntil: 'networkidle' });
await page.screenshot({ path: `${out}-home.png`, fullPage: true });
await page.click(`[data-play=${game}]`);
await page.waitForSelector('.bar', { timeout: 30000 });
for (let i = 0; i < +moves; i += 1) {
  await page.waitForSelector('[data-moves]', { timeout: 12000 }).catch(async (e) => {
    await page.screenshot({ path: `${out}-table.png` });
    throw e;
  });
  await page.click('[data-moves]');
  await page.click('.moves li:nth-child(1) button');
  await page.waitForTimeout(250);
  if (i === +moves - 1) break;
  const confirm = page.locator('[data-confirm]');
  if (await confirm.count()) await confirm.click();
  await page.waitForTimeout(350);
}
const wide = await page.evaluate(() => document.documentElement.scrollWidth);
if (wide > +width) console.log('scrolls sideways:', wide);
await page.screenshot({ path: `${out}-table.png`, fullPage: true });
await browser.close();
