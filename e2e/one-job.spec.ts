import { expect } from '@playwright/test';
import { stopPolling } from './steps/chat.ts';
import { photoOf } from './steps/images.ts';
import { sentTo } from './steps/outbox.ts';
import { DESKTOP, expectGoodScreen, type Person, PHONE, openBrowser } from './steps/person.ts';
import { ADMIN, test } from './steps/product.ts';
import {
  confirm,
  fillCard,
  messages,
  panel,
  propose,
  rate,
  say,
  showMessages,
  showProject,
} from './steps/project.ts';
import { signIn, signUpAsClient, signUpAsProfessional } from './steps/sign-up.ts';

// The whole product in one journey: two people and an administrator, from sign-up to released money.

// Makes the data unique, so that the journey can run again on a product that keeps its data.
const run = String(Date.now()).slice(-6);

const CLARA = {
  nombre: 'Clara',
  apellidos: 'Ríos Luna',
  email: `clara-${run}@correo.example`,
  pass: 'la-casa-de-clara',
  phone: `3310${run}`,
};
const RAMON = {
  nombre: 'Ramón',
  apellidos: 'Núñez Ochoa',
  email: `ramon-${run}@correo.example`,
  pass: 'el-taller-de-ramon',
  phone: `3350${run}`,
  comercial: `Plomería Núñez ${run}`,
};

let client: Person;
let professional: Person;
let admin: Person;

test.beforeAll(async ({ browser }) => {
  client = await openBrowser(browser, PHONE);
  professional = await openBrowser(browser, DESKTOP);
  admin = await openBrowser(browser, DESKTOP);
});

test.afterAll(async () => {
  for (const { page } of [client, professional, admin]) await page.context().close();
});

test.describe.configure({ mode: 'serial' });

test('a client and a professional sign up, and the team validates the professional', async () => {
  await signUpAsClient(client.page, CLARA);
  await signUpAsProfessional(professional.page, { ...RAMON, photo: await photoOf(7) });
  await expect(professional.page.getByText('Estamos revisando tu cuenta.')).toBeVisible();
  await expectGoodScreen(professional.page);

  await signIn(admin.page, ADMIN.email, ADMIN.pass);
  await expect(admin.page).toHaveURL(/\/admin\/cuentas/);
  await admin.page
    .getByRole('link', { name: /Ramón Núñez Ochoa/ })
    .first()
    .click();
  await expect(admin.page).toHaveURL(/\/admin\/cuentas\/.+/);
  // Its address shows before the account does.
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(/Ramón Núñez Ochoa/);
  await expectGoodScreen(admin.page);
  await admin.page.getByRole('button', { name: 'Validar', exact: true }).click();
  const asking = admin.page.getByRole('dialog');
  // He has not uploaded his ID yet.
  await asking.getByLabel('Motivo').fill('Trajo su identificación a la oficina.');
  await expectGoodScreen(admin.page);
  await asking.getByRole('button', { name: 'Validar' }).click();
  await expect(admin.page.getByText(/Validad[oa]/).first()).toBeVisible();
  expect(await sentTo(RAMON.phone, /validó tu cuenta/)).toContain('Ramón');
});

test('they find each other and chat, and each message is pushed to the other', async () => {
  for (const person of [client, professional]) await person.page.addInitScript(stopPolling);
  const { page } = client;
  await page.goto('/categorias/plomeria?estado=Jalisco&ciudad=Guadalajara');
  await expectGoodScreen(page);
  await page.goto(`/categorias?texto=${encodeURIComponent(`plomeria nunez ${run}`)}`);
  await page
    .getByRole('link', { name: new RegExp(RAMON.comercial) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: RAMON.comercial })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Escribirle' }).click();
  await say(page, 'Buen día, gotea la llave de la cocina.');

  await professional.page.goto('/chat/view');
  await professional.page.getByRole('link', { name: /Clara R\./ }).click();
  await expect(messages(professional.page).getByText('gotea la llave de la cocina')).toBeVisible();
  await say(professional.page, 'Con gusto. ¿Desde cuándo gotea?');
  await expect(messages(page).getByText('¿Desde cuándo gotea?')).toBeVisible();
  await say(page, 'Desde ayer.');
  await expect(messages(professional.page).getByText('Desde ayer.')).toBeVisible();
  // Both ticks: the other person has read it.
  await expect(messages(page).getByTitle('Visto')).toHaveCount(2);
  await expectGoodScreen(page);
  await expectGoodScreen(professional.page);
});

test('the proposal is sent and accepted', async () => {
  const { page } = client;
  await propose(professional.page, '1999');
  await showProject(page);
  await expect(panel(page).getByText('$1,999.00').first()).toBeVisible();
  await expectGoodScreen(page);
  await confirm(page, 'Aceptar', 'Aceptar propuesta');
  await expect(panel(page).getByRole('button', { name: /^Pagar \$1,999\.00/ })).toBeVisible();
  await expect(messages(professional.page).getByText(/aceptó la propuesta/)).toBeVisible();
});

test('a declined card changes nothing, and the next one pays once', async () => {
  const { page } = client;
  await panel(page)
    .getByRole('button', { name: /^Pagar \$1,999\.00/ })
    .click();
  const payment = page.getByRole('dialog');
  await fillCard(page, '4000000000000002');
  await expectGoodScreen(page);
  await payment.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByText(/rechazada/).first()).toBeVisible();
  await fillCard(page, '4242424242424242');
  await payment.getByRole('button', { name: /^Pagar/ }).dblclick();
  await expect(payment).toBeHidden();
  await expect(panel(page).getByText(/\$1,999\.00 protegido/)).toBeVisible();
  await expect(messages(professional.page).getByText('$1,999.00 protegido')).toHaveCount(1);
  await expectGoodScreen(professional.page);
});

test('a quarter is released, the work completed, rated and finalized', async () => {
  const { page } = client;
  await panel(page).getByRole('tab', { name: 'Anticipos' }).click();
  await panel(page).getByRole('radio', { name: /25 %/ }).check({ force: true });
  await expectGoodScreen(page);
  await confirm(page, /^Liberar \$499\.75/);
  await expect(page.getByText('El anticipo se envio correctamente')).toBeVisible();
  await panel(page).getByRole('tab', { name: 'Proyecto' }).click();
  await expect(panel(page).getByText(/\$499\.75 liberado/)).toBeVisible();

  await confirm(page, 'Marcar como completado');
  const finalize = panel(page).getByRole('button', { name: /^Finalizar/ });
  await rate(page, 5, 'Llegó a tiempo y dejó todo limpio.');
  await expect(finalize).toBeDisabled();
  await rate(professional.page, 4, 'Buena comunicación.');
  await expect(finalize).toBeEnabled();
  await confirm(page, /^Finalizar y liberar \$1,499\.25/);
  await expect(messages(professional.page).getByText(/finalizó el proyecto/)).toBeVisible();
  await expectGoodScreen(page);
  await showMessages(page);
  await expectGoodScreen(page);
});

test("the professional's home shows the balance to the centavo", async () => {
  const { page } = professional;
  await page.goto('/profesional');
  // 1,999 less 5 % (99.95) and 3.00.
  await expect(page.getByText('$1,896.05').first()).toBeVisible();
  await expectGoodScreen(page);
  await client.page.goto('/cliente');
  await expect(client.page.getByText('Cambio de llave y tubería').first()).toBeVisible();
  await expectGoodScreen(client.page);
});

test('no errors occurred in the pages', () => {
  expect([...client.pageErrors, ...professional.pageErrors, ...admin.pageErrors]).toEqual([]);
});
