import { POSTAL_CODES } from './steps/postal-codes.ts';
import { sepomexFile } from '#server/db/reference/official/testing.ts';
import { runBeside, startProduct } from '../tools/product.ts';

export const ADMIN = { email: 'marta@maestros.example', pass: 'la-clave-de-marta' };

/** Starts a product as behind a balancer for the journeys and makes an administrator and a few postal codes. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  // Against a product that is already running, with both in it.
  if (process.env.MAESTROS_URL) return async () => {};
  const product = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  const { email, pass } = ADMIN;
  const create = ['server/admin.ts', 'create', email, '--nombre', 'Marta', '--apellidos', 'Solís'];
  if (!(await runBeside(product, create, { ADMIN_PASSWORD: pass }))) {
    await product.stop();
    throw new Error('npm run admin did not make the administrator');
  }
  if (!(await runBeside(product, ['server/reference.ts', sepomexFile(POSTAL_CODES)], {}))) {
    await product.stop();
    throw new Error('npm run reference did not load the postal codes');
  }
  process.env.MAESTROS_URL = product.origin;
  process.env.MAESTROS_DATA_DIR = product.environment.DATA_DIR;
  return product.stop;
}
