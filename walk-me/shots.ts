import { launchBrowser } from '../tools/browser.ts';
// node walk-me/shots.ts name path[,click] ... ; env W=1280,360 S=light
const base = 'http://localhost:3320';
const widths = (process.env['W'] ?? '1280,360').split(',').map(Number);
const schemes = (process.env['S'] ?? 'light').split(',');
const browser = await launchBrowser();
for (const width of widths) for (const colorScheme of schemes as ('light'|'dark')[]) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 780 : 800 }, colorScheme, locale: 'es-MX', timezoneId: 'America/Mexico_City', isMobile: width < 600, hasTouch: width < 600 });
  const page = await context.newPage();
  await page.goto(base + '/login');
  await page.getByLabel('Correo').fill('admin@demo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('Maestros-2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
  for (const arg of process.argv.slice(2)) {
    const [path, ...clicks] = arg.split('|');
    await page.goto(base + path);
    await page.waitForLoadState('networkidle');
    for (const name of clicks) { if (width > 600 && name === 'Filtros') continue; await page.getByRole('button', { name }).first().click(); await page.waitForTimeout(400); }
    await page.waitForTimeout(400);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const rows = await page.evaluate(() => { const trs=[...document.querySelectorAll('tbody tr')]; return trs.filter(tr => tr.getBoundingClientRect().bottom <= innerHeight).length + '/' + trs.length; });
    const file = `/tmp/shots/${path.replace(/[^a-z0-9]+/gi, '_')}${clicks.length ? '_' + clicks.length : ''}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: file, fullPage: Boolean(process.env['FULL']) });
    console.log(file, 'over', over, 'rows', rows);
  }
  await context.close();
}
await browser.close();
