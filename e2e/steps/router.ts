import type { Page } from '@playwright/test';

/** Goes to an address without loading the page anew, as the router does for a link; then it is on the screen. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: {
        navigate(path: string, options: { flushSync: boolean }): Promise<void>;
      };
    };
    await router.navigate(to, { flushSync: true });
  }, path);
