import type { Page } from '@playwright/test';

/** Waits until React has the page: before that, a link loads its page as a new document. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      '__reactRouterDataRouter' in globalThis &&
      Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  );
}

/** Goes to an address without loading the page anew, as the router does for a link; then it is on the screen. */
export async function follow(page: Page, path: string): Promise<void> {
  // A first visit starts when it is used.
  await page.mouse.wheel(0, 1);
  await started(page);
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: {
        navigate(path: string, options: { flushSync: boolean }): Promise<void>;
      };
    };
    await router.navigate(to, { flushSync: true });
  }, path);
}
