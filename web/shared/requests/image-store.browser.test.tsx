import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const image = (name: string) =>
  new File([name], `${name}.png`, { type: 'image/png', lastModified: 1 });
const [leak, wall, door] = [image('fuga'), image('muro'), image('puerta')];

/** The store as a page that was just loaded has it. */
async function loaded() {
  vi.resetModules();
  return await import('./image-store.ts');
}
const names = async () => (await (await loaded()).readImages()).map(({ name }) => name);
/** The page goes before the database has done anything more. */
const stopWriting = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('the page is gone');
  });

beforeEach(async () => (await loaded()).clearImages());
afterEach(() => void vi.restoreAllMocks());

test('an image that was removed stays so, however soon the page goes', async () => {
  const page = await loaded();
  await page.saveImages([leak, wall, leak]);
  const stopped = stopWriting();
  await page.saveImages([leak, wall]);
  stopped.mockRestore();
  expect(await names()).toEqual(['fuga.png', 'muro.png']);
  await (await loaded()).saveImages([wall, door]);
  expect(await names()).toEqual(['muro.png', 'puerta.png']);
});

test('images of a request that is gone stay so, however soon the page goes', async () => {
  const page = await loaded();
  await page.saveImages([leak]);
  const stopped = stopWriting();
  await page.clearImages();
  stopped.mockRestore();
  expect(await names()).toEqual([]);
});

test('what has no room in the browser is there as long as the page', async () => {
  const page = await loaded();
  await page.saveImages([leak]);
  stopWriting();
  await page.saveImages([leak, door]);
  vi.restoreAllMocks();
  expect(await page.readImages()).toEqual([leak, door]);
});
