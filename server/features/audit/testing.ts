import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp } from '#server/testing/app.ts';

/** An application with two administrators. */
export async function startWithTwo() {
  const test = await startTestApp();
  const ada = await makeAccount(test, 'admin', { nombre: 'Ada', apellidos: 'Ruiz' });
  const eva = await makeAccount(test, 'admin', { nombre: 'Eva', apellidos: 'Paz' });
  return { test, ada, eva };
}
