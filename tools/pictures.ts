// `npm run pictures`: the README's pictures, of a product of its own with demo data.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { launchBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 720 };

interface Picture {
  readonly name: string;
  readonly viewport: { width: number; height: number };
  /** Whose e-mail begins with this; without it, nobody is signed in. */
  readonly as?: string;
  /** Leads to what is shown; the home page is open. */
  readonly open: (page: Page) => Promise<unknown>;
}

const PICTURES: readonly Picture[] = [
  { name: 'inicio', viewport: DESKTOP, open: async () => {} },
  {
    name: 'chat',
    viewport: PHONE,
    as: 'cliente',
    open: async (page) => {
      await page.goto('/chat/view');
      await page.locator('a[href^="/chat/"]:not([href="/chat/view"])').first().click();
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'administracion',
    viewport: DESKTOP,
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin/reportes/pagos-de-clientes');
      await page.locator('.recharts-surface').first().waitFor();
    },
  },
];

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await launchBrowser();
try {
  for (const picture of PICTURES) await take(browser, picture);
} finally {
  await browser.close();
  await product.stop();
}

async function take(browser: Browser, { name, viewport, as, open }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
  const page = await context.newPage();
  if (as) await logIn(page, as);
  else await page.goto('/');
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  // Lazy images outside the picture never load; those inside do so meanwhile.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.waitForTimeout(1000);
  const file = path.join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  console.log(file);
  await context.close();
}

async function logIn(page: Page, who: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(who));
  if (!account) throw new Error(`no demo account of ${who}`);
  await page.goto('/login');
  await page.getByLabel('Correo').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
