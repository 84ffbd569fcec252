import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';

/** `node tools/screenshot.ts URL… [--out folder] [--full] [--widths 360,1280] [--schemes light,dark]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.data/screenshots' },
    full: { type: 'boolean', default: false },
    widths: { type: 'string', default: '360,1280' },
    schemes: { type: 'string', default: 'light,dark' },
  },
});

const browser = await launchBrowser();
try {
  for (const url of positionals) await shoot(url);
} finally {
  await browser.close();
}

async function shoot(url: string): Promise<void> {
  for (const width of values.widths.split(',').map(Number)) {
    for (const colorScheme of values.schemes.split(',') as ('light' | 'dark')[]) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 780 : 800 },
        colorScheme,
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
        isMobile: width < 600,
        hasTouch: width < 600,
      });
      await page.goto(url, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const file = path.join(values.out, `${nameOf(url)}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: values.full });
      console.log(file);
      await page.close();
    }
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}
