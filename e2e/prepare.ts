import { rmSync } from 'node:fs';
import { newDataDir, runBeside, startServer, freePort } from '../tools/product.ts';
import { ADMIN } from './steps/product.ts';
import { postalCodesFile } from './steps/postal-codes.ts';

/**
 * Prepares the data that every product of the journeys begins with: the demo, an administrator and a few
 * postal codes. Each worker starts a product of its own with a copy (`steps/product.ts`).
 */
export default async function prepare(): Promise<() => void> {
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
