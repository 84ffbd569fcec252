// Draws the pictures that shared links show, of the product's own drawings, words and fonts:
// `node tools/share-images.ts http://localhost:3000` with a running product. Their place is in the
// repository, because no server has a browser.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { slugOf } from '#lib/search-text.ts';
import { launchBrowser } from './browser.ts';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../server/web/share/drawn');
const PROMISE = 'Profesionales validados y pago protegido hasta que confirmas el trabajo.';

interface Card {
  file: string;
  title: string;
  text: string;
  scenes: readonly string[];
}

const browser = await launchBrowser();
try {
  // Without the page's own script, which would put back what is exchanged below.
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    javaScriptEnabled: false,
  });
  await page.goto(`${origin}/_dev/ui`);
  const trades = await page
    .getByRole('img')
    .evaluateAll((pictures) =>
      pictures
        .filter((picture) => picture.getAttribute('viewBox') === '0 0 160 120')
        .map((picture) => picture.getAttribute('aria-label') ?? ''),
    );
  const cards: Card[] = [
    {
      file: 'maestros',
      title: 'Servicios para tu hogar',
      text: PROMISE,
      scenes: ['Plomería', 'Pintura', 'Carpintería', 'Jardinería'],
    },
    ...trades
      .filter((trade) => trade !== 'Otro oficio')
      .map((trade) => ({ file: slugOf(trade), title: trade, text: PROMISE, scenes: [trade] })),
    { file: 'profesional', title: '', text: '', scenes: [] },
  ];
  await mkdir(folder, { recursive: true });
  for (const card of cards) await draw(page, card);
} finally {
  await browser.close();
}

async function draw(page: Page, { file, ...card }: Card): Promise<void> {
  // The page has the styles, the fonts and the drawings; only its content is exchanged.
  await page.goto(`${origin}/_dev/ui`);
  await page.evaluate(compose, card);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  // Flat colours: a palette is a third of the size and looks the same.
  const picture = await sharp(shot).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  await writeFile(path.join(folder, `${file}.png`), picture);
  console.log(`${file}.png ${Math.round(picture.length / 1024)} KB`);
}

/** Runs in the page. */
function compose({ title, text, scenes }: Omit<Card, 'file'>): void {
  const drawings = scenes.map((label) =>
    document.querySelector(`svg[aria-label="${label}"]`)?.cloneNode(true),
  );
  const mark = document.querySelector('svg[viewBox="0 0 32 32"]')?.cloneNode(true);
  const tile = document.querySelector('[class*="band"][class*="h24"]');
  const image = tile ? getComputedStyle(tile).backgroundImage : '';
  document.body.innerHTML = `
    <div style="position:fixed;inset:0;background:var(--m-page);z-index:9999">
      <div data-logo style="position:absolute;left:72px;top:60px;display:flex;gap:18px;
        align-items:center;color:var(--m-primary);font:700 46px/1 var(--m-font-display)">
        <span style="color:var(--m-primary-strong);letter-spacing:-0.015em">Maestros</span></div>
      <div style="position:absolute;left:72px;top:150px;bottom:84px;width:600px;display:flex;
        flex-direction:column;justify-content:center;gap:28px">
        <h1 style="margin:0;font:700 82px/1.05 var(--m-font-display);color:var(--m-ink);
          letter-spacing:-0.02em;text-wrap:balance"></h1>
        <p style="margin:0;font:500 34px/1.4 var(--m-font);color:var(--m-text)"></p></div>
      <div data-scenes style="position:absolute;right:64px;top:64px;bottom:84px;width:440px;
        display:grid;align-content:center;gap:24px"></div>
      <div style="position:absolute;left:0;right:0;bottom:0;height:48px;background:repeat-x center/48px"></div>
    </div>`;
  const at = (selector: string) => document.body.querySelector<HTMLElement>(selector);
  if (mark instanceof SVGElement) {
    mark.setAttribute('width', '56');
    mark.setAttribute('height', '56');
    at('[data-logo]')?.prepend(mark);
  }
  const heading = at('h1');
  if (heading) {
    heading.textContent = title;
    // The longest trade is one word of sixteen letters.
    if (title.length > 22) heading.style.fontSize = '66px';
  }
  const paragraph = at('p');
  if (paragraph) paragraph.textContent = text;
  const grid = at('[data-scenes]');
  if (grid && drawings.length > 1) grid.style.gridTemplateColumns = '1fr 1fr';
  for (const drawing of drawings)
    if (drawing instanceof SVGElement) {
      drawing.style.maxWidth = 'none';
      grid?.append(drawing);
    }
  const band = at('div > div:last-child');
  if (band) band.style.backgroundImage = image;
}
