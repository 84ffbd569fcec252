import { test as base } from '@playwright/test';
import { type Product, startCopy } from '../../tools/product.ts';

/** An administrator of every product of the journeys, beside the demo's. */
export const ADMIN = { email: 'marta@maestros.example', pass: 'la-clave-de-marta' };

/** Where the product is that calls and browsers of this worker reach. */
export const productUrl = (): string => process.env.MAESTROS_URL ?? '';

/** Starts a product as behind a balancer, with a copy of the prepared data. */
export async function startPrepared(): Promise<Product> {
  const { MAESTROS_PREPARED: prepared } = process.env;
  if (!prepared) throw new Error('prepare.ts says where the prepared data is');
  return startCopy(prepared, { TRUST_PROXY: '127.0.0.1' });
}

/** The product of the journeys that turn the clock, from the first of them to the worker's end. */
let apart: Promise<Product> | undefined;

/**
 * Each worker has a product of its own, so that its journeys share it one after the other, as people do.
 * With `MAESTROS_URL` all of them go to one that is already running, with the demo and ADMIN in it.
 */
export const test = base.extend<object, { product: void }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
    async ({}, use) => {
      const product = process.env.MAESTROS_URL ? null : await startPrepared();
      if (product) process.env.MAESTROS_URL = product.origin;
      await use();
      await (await apart)?.stop();
      await product?.stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
});

/** The journeys of a file go to a product beside the usual one: those that set the clock to another day. */
export function onProductApart(): void {
  let usual: string;
  test.beforeAll(async () => {
    usual = productUrl();
    apart ??= startPrepared();
    process.env.MAESTROS_URL = (await apart).origin;
  });
  test.afterAll(() => void (process.env.MAESTROS_URL = usual));
}
