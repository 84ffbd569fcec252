import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { productUrl, test as base } from '../steps/product.ts';
import type { Engine, Size } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** What the projects of the configuration differ in. */
export interface Options {
  engine: 'firefox' | 'webkit';
  size: Size;
}

/** A tab for each step, in the browser of the project; screenshots are named after both. */
export const test = base.extend<{ visitor: Visitor }, Options & { browserEngine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [
    { width: 0, height: 0 },
    { option: true, scope: 'worker' },
  ],
  browserEngine: [
    async ({ engine, size }, use) => {
      const started = await (engine === 'firefox' ? startFirefox(size) : startWebKit(size));
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserEngine }, use, testInfo) => {
    const { project } = testInfo;
    const tab = await browserEngine.openTab();
    const folder = path.join(project.outputDir, project.name);
    const visitor = visitorIn(tab, { origin: productUrl(), folder });
    await use(visitor);
    if (testInfo.status !== 'passed')
      await writeFile(path.join(folder, `FAILED-${testInfo.title}.png`), await tab.screenshot());
    await tab.close();
    expect(tab.pageErrors).toEqual([]);
  },
});
