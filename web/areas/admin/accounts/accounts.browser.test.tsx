import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAccounts, type ListedAccount, remindProfessionals } from '#contract/accounts.ts';
import { getAdministrators } from '#contract/administrators.ts';
import { getQueue } from '#contract/queue.ts';
import { whoMay } from '#domain/administrators/permissions.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { letters } from '#web/testing/letters.ts';
import { ONE_PAGE } from '#web/testing/lists.ts';
import { answer, answerEach, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { signInReader } from '#web/testing/reader.ts';
import { button, expectGoodScreen, notices } from '#web/testing/screen.ts';

// Choosing many accounts and acting on them, as far as only the answer of a call varies.

const account = (nombre: string, more: Partial<ListedAccount> = {}): ListedAccount => {
  const { rol, nivel, account: names } = person('professional');
  const keylogin = (nombre[0] ?? '').toLowerCase().repeat(43);
  return {
    id: keylogin,
    keylogin,
    rol,
    nivel,
    account: { ...names, nombre, apellidos: 'Salas' },
    email: names.email,
    nombre_comercial: '',
    validacion: 'pendiente',
    suspendida: false,
    createAt: '2026-11-20T15:00:00.000Z',
    ...more,
  };
};
const [TOMAS, ALMA] = [account('Tomás'), account('Alma')];
const VALID = account('Vera', { validacion: 'validado' });
const SUSPENDED = account('Sara', { suspendida: true });
const CLIENT = account('Clara', { rol: 1, validacion: null });
const box = (nombre: string) =>
  page.getByRole('checkbox', { name: `Elegir a ${nombre} Salas`, exact: true });
const bar = () => page.getByRole('group', { name: 'Profesionales elegidos' });
const inBar = (name: string) => bar().getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

beforeEach(() => {
  signIn(person('admin'));
  answerCatalogue();
  answer(getAccounts, {
    accounts: [TOMAS, VALID, SUSPENDED, CLIENT, ALMA],
    ...ONE_PAGE,
    total: 5,
  });
});

test.each([PHONE, DESKTOP])('professionals are chosen and reminded, at %i', async (...screen) => {
  await open('/admin/cuentas', screen);
  await expect.element(box('Clara')).toHaveAccessibleDescription('Solo se elige a profesionales.');
  await expect.element(box('Sara')).toHaveAccessibleDescription('Su cuenta está suspendida.');
  await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click();
  await expect.element(bar().getByText('3 profesionales elegidos')).toBeVisible();
  await expectGoodScreen();
  await inBar('Recordar (3)').click();
  answer(remindProfessionals, {
    recordados: 2,
    enlaces: 1,
    ya_recordados: 0,
    sin_recordar: [{ keylogin: VALID.keylogin, nombre: 'Vera Salas', por_que_no: 'completa' }],
  });
  await dialog('¿Recordarles a 3 profesionales?')
    .getByRole('button', { name: 'Enviar recordatorios' })
    .click();
  await expect
    .element(notices().getByText('Les recordamos a 2 profesionales: 1 recibe otra vez su enlace.'))
    .toBeVisible();
  await expect
    .element(dialog('No se le recordó a 1 profesional').getByRole('listitem'))
    .toMatchTextContent(/Vera Salas.*No le falta nada que pueda hacer/);
  await expectGoodScreen();
  await button('Entendido').click();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(asked(remindProfessionals)).toMatchObject([
    { personas: [TOMAS.keylogin, VALID.keylogin, ALMA.keylogin] },
  ]);
});

test('those of the chosen who wait for validation go to the queue, one after another', async () => {
  answer(getAdministrators, { administradores: [] });
  answer(getQueue, {
    casos: [],
    hay_mas: false,
    siguiente: null,
    abiertos: [],
    elegidas: { pendientes: 0, validadas: 1, rechazadas: 1 },
  });
  await open('/admin/cuentas', DESKTOP);
  await box('Vera').click();
  await expect
    .element(inBar('Validar (0)'))
    .toHaveAccessibleDescription('Ninguno de los elegidos está por validar.');
  await box('Tomás').click();
  await box('Alma').click();
  await bar().getByRole('link', { name: 'Validar (2)' }).click();
  await expect
    .poll(address)
    .toBe(`/admin/casos?tipo=validacion&elegidas=${TOMAS.keylogin}%2C${ALMA.keylogin}`);
  await expect
    .element(page.getByRole('heading', { name: 'Terminaste: 1 validada, 1 rechazada' }))
    .toBeVisible();
});

test('who is chosen stays so on another page, and not under another filter', async () => {
  answerEach(getAccounts, ({ page: nth }) => ({
    accounts: nth === 2 ? [ALMA] : [TOMAS],
    ...ONE_PAGE,
    total: 11,
    totalPages: 2,
    hay_mas: nth !== 2,
  }));
  await open('/admin/cuentas', DESKTOP);
  await box('Tomás').click();
  await button('Siguiente').click();
  await box('Alma').click();
  await expect.element(bar().getByText('2 profesionales elegidos')).toBeVisible();
  await button('No elegir ninguno').click();
  await expect.element(bar()).not.toBeInTheDocument();
  await box('Alma').click();
  await page.getByRole('searchbox').fill('Alma');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar()).not.toBeInTheDocument();
});

test('no more than fifty are chosen at once', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    account('Tomás', { keylogin: `t${index}`.padEnd(43, 'x') }),
  );
  answer(getAccounts, { accounts: many, ...ONE_PAGE, total: 60 });
  await open('/admin/cuentas?filas=100', DESKTOP);
  await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click();
  await expect.element(bar().getByText('50 profesionales elegidos')).toBeVisible();
  await box('Tomás').last().click();
  await expect
    .element(inBar('Recordar (51)'))
    .toHaveAccessibleDescription('Elige como máximo 50 a la vez.');
});

test('who only reads is told who may', async () => {
  signInReader();
  await open('/admin/cuentas', DESKTOP);
  await box('Tomás').click();
  await expect.element(inBar('Recordar (1)')).toHaveAccessibleDescription(whoMay(['soporte']));
  await expect.element(inBar('Validar (1)')).toHaveAccessibleDescription(/./);
});

test('fits a phone whose letters are twice as large', async () => {
  letters('200%');
  await open('/admin/cuentas', PHONE);
  await box('Tomás').click();
  await expect.element(inBar('Recordar (1)')).toBeVisible();
  await expectGoodScreen();
});
