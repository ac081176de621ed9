// node dev/shot.mjs URL OUT [width] [height] [theme] [full]
import { chromium } from 'playwright-core';

const [url, out, width = '1440', height = '900', theme = 'light', full = ''] = process.argv.slice(2);
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
  (message) => ['error', 'warning'].includes(message.type()) && console.log(message.type(), message.text()),
);
page.on('pageerror', (error) => console.log('pageerror', error.message));
await page.goto(url, { waitUntil: 'networkidle' });
await page.waitForTimeout(400);
const wide = await page.evaluate(() => document.documentElement.scrollWidth);
if (wide > +width) console.log('scrolls sideways:', wide);
await page.screenshot({ path: out, fullPage: full !== '' });
await browser.close();
