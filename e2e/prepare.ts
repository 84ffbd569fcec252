import { rmSync } from 'node:fs';
import { freePort, newDataDir, type Product, runBeside, startServer } from '../tools/product.ts';
import { deliverEvents } from './steps/by-card.ts';
import { setClock } from './steps/clock.ts';
import { ADMIN } from './steps/product.ts';
import { postalCodesFile } from './steps/postal-codes.ts';

/** Nothing is left to be done of what the demo set off: each worker would do it again. */
async function settle({ origin }: Product): Promise<void> {
  await deliverEvents(origin);
  await setClock(null, origin);
}

/**
 * Prepares the data that every product of the journeys begins with: the demo, an administrator and a few
 * postal codes. Each worker starts a product of its own with a copy (`steps/product.ts`).
 */
export default async function prepare(): Promise<() => void> {
  // By whoever tries one journey again and again.
  if (process.env.MAESTROS_PREPARED) return () => {};
  const dataDir = newDataDir();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const product = await startServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
    try {
      const create = ['server/admin.ts', 'create', ADMIN.email, '--nombre', 'Marta'];
      const named = [...create, '--apellidos', 'Solís'];
      if (!(await runBeside(product, named, { ADMIN_PASSWORD: ADMIN.pass })))
        throw new Error('npm run admin did not make the administrator');
      if (!(await runBeside(product, ['server/reference.ts', postalCodesFile(dataDir)], {})))
        throw new Error('npm run reference did not load the postal codes');
      await settle(product);
    } finally {
      await product.stop();
    }
  } catch (error) {
    remove();
    throw error;
  }
  process.env.MAESTROS_PREPARED = dataDir;
  return remove;
}
