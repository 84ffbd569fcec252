import { productUrl } from './product.ts';

/**
 * Sets the product's clock, which goes on from there, and has everything done that time brings about; null
 * sets it back to the machine's. Whoever goes on by more than minutes needs a product apart.
 */
export async function setClock(at: Date | null, origin = productUrl()): Promise<void> {
  const answer = await fetch(`${origin}/_dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at }),
  });
  if (!answer.ok) throw new Error(`the clock could not be set: ${await answer.text()}`);
}

/** What time it is for the product, in ms. */
export async function productTime(): Promise<number> {
  const answer = await fetch(`${productUrl()}/_dev/clock`);
  return Date.parse(((await answer.json()) as { at: string }).at);
}
