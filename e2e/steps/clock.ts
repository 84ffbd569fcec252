import { productUrl } from './product.ts';

/**
 * Sets the product's clock, which continues from there, and runs everything that becomes due; null sets it
 * back to the machine's. Journeys that move it by more than minutes need a product of their own.
 */
export async function setClock(at: Date | null, origin = productUrl()): Promise<void> {
  const answer = await fetch(`${origin}/_dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  });
  if (!answer.ok) throw new Error(`the clock could not be set: ${await answer.text()}`);
}

/** The product's current time, in ms. */
export async function productTime(): Promise<number> {
  const answer = await fetch(`${productUrl()}/_dev/clock`);
  return Date.parse(((await answer.json()) as { at: string }).at);
}
