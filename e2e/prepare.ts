import { rmSync } from 'node:fs';
import { freePort, newDataDir, type Product, runCommand, startServer } from '../tools/product.ts';
import { deliverEvents } from './steps/stripe.ts';
import { setClock } from './steps/clock.ts';
import { ADMIN } from './steps/product.ts';
import { postalCodesFile } from './steps/postal-codes.ts';

/** Waits until all jobs of the demo are done; otherwise each worker would run them again. */
async function settle({ origin }: Product): Promise<void> {
  await deliverEvents(origin);
  await setClock(null, origin);
}

/**
 * Makes the data that every product of the journeys begins with: the demo, an administrator and a few postal
 * codes.
 */
async function prepareIn(dataDir: string): Promise<void> {
  const product = await startServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
  try {
    const create = ['server/admin.ts', 'create', ADMIN.email, '--nombre', 'Marta'];
    const named = [...create, '--apellidos', 'Solís'];
    if (!(await runCommand(product, named, { ADMIN_PASSWORD: ADMIN.pass })))
      throw new Error('npm run admin did not make the administrator');
    if (!(await runCommand(product, ['server/reference.ts', postalCodesFile(dataDir)], {})))
      throw new Error('npm run reference did not load the postal codes');
    await settle(product);
  } finally {
    await product.stop();
  }
}

/** Prepares the data; each worker starts a product of its own with a copy (`steps/product.ts`). */
export default async function prepare(): Promise<() => void> {
  // `npm test` has prepared it meanwhile.
  if (process.env.MAESTROS_PREPARED) return () => {};
  const dataDir = newDataDir();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    await prepareIn(dataDir);
  } catch (error) {
    remove();
    throw error;
  }
  process.env.MAESTROS_PREPARED = dataDir;
  return remove;
}

if (import.meta.main) await prepareIn(process.argv[2] ?? newDataDir());
