import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { type Engine, type Handle, isPhone, type Size, type Tab } from './engine.ts';
import { FIREFOX } from './installed.ts';

/** Firefox over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(size: Size): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: null,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Phones draw scroll bars over the page, desktops beside it.
      'ui.useOverlayScrollbars': isPhone(size) ? 1 : 0,
    },
    env: { ...process.env, TZ: 'America/Mexico_City' },
  });
  return {
    openTab: async () => {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), size);
    },
    close: () => browser.close(),
  };
}

type InPage = (...args: unknown[]) => unknown;

async function tabOf(page: Page, size: Size): Promise<Tab> {
  await page.setViewport(size).catch((error: unknown) => {
    // Firefox ESR takes the size and does not know the orientation that Puppeteer sets after it.
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  let frame = page.mainFrame();
  return {
    pageErrors,
    goTo: async (url) => void (await page.goto(url)),
    evaluate: async (work, ...args) => (await frame.evaluate(work as InPage, ...args)) as never,
    element: async (work, ...args) => {
      const found = await frame.evaluateHandle(work as InPage, ...args);
      const element = found.asElement() as ElementHandle<HTMLInputElement> | null;
      return element && handleOf(page, element, (entered) => void (frame = entered));
    },
    run: async (script) => void (await frame.evaluate(script)),
    leaveFrame: async () => void (frame = page.mainFrame()),
    screenshot: () => page.screenshot(),
    close: () => page.browserContext().close(),
  };
}

const handleOf = (
  page: Page,
  element: ElementHandle<HTMLInputElement>,
  enter: (frame: Frame) => void,
): Handle => ({
  click: () => element.click(),
  fill: async (text) => {
    await element.click();
    await element.evaluate((field) => field.select());
    await page.keyboard.type(text);
  },
  select: async (option) => {
    const value = await element.evaluate(
      (select, option) =>
        [...select.querySelectorAll('option')].find(({ text }) => text === option)?.value,
      option,
    );
    if (value === undefined) throw new Error(`no option «${option}»`);
    await element.select(value);
  },
  attach: (files) => element.uploadFile(...files),
  enter: async () => {
    const frame = await element.contentFrame();
    if (!frame) throw new Error('the frame is not there yet');
    enter(frame);
  },
});
