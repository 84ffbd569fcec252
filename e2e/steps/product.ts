import { test as base } from '@playwright/test';
import { type Product, startCopy } from '../../tools/product.ts';

/** An administrator in every product of the journeys, besides that of the demo. */
export const ADMIN = { email: 'marta@maestros.example', pass: 'la-clave-de-marta' };

/** The address of this worker's product. */
export const productUrl = (): string => process.env.MAESTROS_URL ?? '';

/** By these names a browser finds two sites, each of which may use the other's API. */
const SITES = ['localhost', '127.0.0.1'];

/** The product's pages as another site. */
export const otherSite = (): string => productUrl().replace('localhost', '127.0.0.1');

/** Starts a product with a copy of the prepared data, configured as behind a load balancer. */
export async function startPrepared(): Promise<Product> {
  const { MAESTROS_PREPARED: prepared } = process.env;
  if (!prepared) throw new Error('prepare.ts says where the prepared data is');
  return startCopy(prepared, (port) => ({
    TRUST_PROXY: '127.0.0.1',
    ALLOWED_ORIGINS: SITES.map((site) => `http://${site}:${port}`).join(),
  }));
}

/** The product of the journeys that set the clock; it starts with the first of them. */
let apart: Promise<Product> | undefined;

/**
 * Each worker has a product of its own, which its journeys share one after the other. With `MAESTROS_URL` they use
 * one that is already running and has the demo and ADMIN; only those that set the clock or stop a server start
 * their own.
 */
export const test = base.extend<object, { product: void }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
    async ({}, use) => {
      const product = process.env.MAESTROS_URL ? null : await startPrepared();
      if (product) process.env.MAESTROS_URL = product.origin;
      await use();
      try {
        await (await apart)?.stop();
      } finally {
        await product?.stop();
      }
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
});

/** Runs the journeys of a file on a separate product, because they set the clock to another day. */
export function onProductApart(): void {
  let usual: string;
  test.beforeAll(async () => {
    usual = productUrl();
    apart ??= startPrepared();
    process.env.MAESTROS_URL = (await apart).origin;
  });
  test.afterAll(() => void (process.env.MAESTROS_URL = usual));
}
