import { expect } from '@playwright/test';
import { getCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import { getMessages } from '#contract/chat.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { demoClient, demoProfessional, logIn } from '../steps/people.ts';
import { PHONE, test } from '../steps/person.ts';
import { alerts, FAILURE_MODES, failWith } from './fail.ts';

// A signed-in screen that fails to load says so in a toast (2 §8) and in its place.

const LOADS = [
  ['/cliente/direccion', demoClient, getEstadosCiudades],
  ['/profesional/perfil', demoProfessional, getCategorias],
  ['/admin/nuevo-profesional?paso=direccion', null, getEstadosCiudades],
  ['/admin/chat-history', null, getMessages],
] as const;

for (const [path, who, call] of LOADS)
  test(`${path}: ${call.path} reports every failure`, async ({ seat }) => {
    const { page } = await seat(PHONE, await (who ?? (() => logIn(DEMO_ACCOUNTS[2].email)))());
    const [one, other] = [await demoClient(), await demoProfessional()];
    const people = path.endsWith('history') ? `/${one.keylogin}/${other.keylogin}` : '';
    if (path.includes('paso'))
      await page.addInitScript(() =>
        sessionStorage.setItem(
          'alta_por_administrador',
          JSON.stringify({
            account: { nombre: 'N', apellidos: 'S', email: 'n@s.mx', phone: '3312345678' },
          }),
        ),
      );
    for (const failing of FAILURE_MODES) {
      await failWith(page, call, failing);
      await page.goto(path + people);
      await expect(alerts(page).getByText(failing.text(call), { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(failing.text(call));
    }
  });
