import { expect, type Page } from '@playwright/test';
import { getAccounts } from '#contract/accounts.ts';
import { createMembership } from '#contract/payments.ts';
import { getStripeKeys } from '#contract/payments.ts';
import { validateSession } from '#contract/session.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { notices, routeOf } from './steps/failures.ts';
import { send } from './steps/calls.ts';
import { logIn, type Member, newClient } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, openTabOf, PHONE, test as base } from './steps/person.ts';
import { answerBank, fillCard, openProject, panel } from './steps/project.ts';
import { projectAt } from './steps/project-setup.ts';

// /profesional/membresia on a phone: choosing by keyboard, paying with every kind of card, and the truth
// at the end. The members are professionals of the demo who have not paid for a level.

let nextMember: Promise<() => Promise<Member>> | undefined;

const test = base.extend<{ member: Member }>({
  // oxlint-disable-next-line no-empty-pattern -- what it needs is read from this pattern
  member: async ({}, use) => {
    nextMember ??= unpaid();
    await use(await (await nextMember)());
  },
});

async function unpaid(): Promise<() => Promise<Member>> {
  const { session_id, keylogin } = await logIn(DEMO_ACCOUNTS[2].email);
  const input = { rol: 2, validacion: 'validado', itemsPerPage: 100 } as const;
  const { accounts } = await send(getAccounts, input, { as: { session_id, keylogin } });
  const emails = accounts
    .filter(({ email, nivel }) => nivel === 0 && email.endsWith('@demo.mx'))
    .map(({ email }) => email);
  // Whoever finished a project this week is nearer to the limit than a test expects.
  return async () => {
    for (;;) {
      const member = await logIn(emails.pop() ?? '');
      if (member.user.finalizados_7_dias === 0) return member;
    }
  };
}

const membershipOf = async ({ session_id, keylogin }: Member) =>
  (await send(validateSession, {}, { as: { session_id, keylogin } })).user.membership;

const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const go = (page: Page) => page.getByRole('button', { name: 'Continuar' });
const pay = (page: Page) => page.getByRole('button', { name: /^Pagar \$/ });
const thanked = (page: Page, name: string) =>
  expect(
    page.getByRole('heading', { name: `¡Gracias! Tu membresía ${name} está activa` }),
  ).toBeVisible();

test('a higher level is chosen by keyboard, paid after a refused card, and active', async ({
  seat,
  member,
}) => {
  const { page } = await seat(PHONE, member);
  await page.goto('/profesional/membresia');
  await expect(level(page, 'Hierro')).toBeChecked();
  await expect(page.getByText('No termina')).toBeVisible();
  await expect(go(page)).toHaveAccessibleDescription(
    'Ya tienes este nivel. Elige otro para cambiar.',
  );
  await expectGoodScreen(page);
  await level(page, 'Hierro').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(level(page, 'Plata')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Subes de Hierro a Plata' })).toBeVisible();
  await expect(page.getByText('Tu límite pasa de 2 a 12 proyectos por semana.')).toBeVisible();
  await expectGoodScreen(page);
  await go(page).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Total del mes')).toBeVisible();
  await page.reload();
  await fillCard(page, '4000000000009995');
  await expectGoodScreen(page);
  await pay(page).click();
  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  expect((await membershipOf(member)).id).toBe(0);
  await fillCard(page, '4242424242424242');
  await pay(page).dblclick();
  await thanked(page, 'Plata');
  await expectGoodScreen(page);
  await page.reload();
  await thanked(page, 'Plata');
  // Pressed twice, paid once.
  expect((await membershipOf(member)).membership_renewal.time).toBeLessThanOrEqual(43_200);

  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/profesional$/);
  await page.goto('/profesional/membresia');
  await expect(page.getByText(/^(30|29) días, \d+ horas?, \d+ minutos?$/)).toBeVisible();
  await expect(level(page, 'Plata')).toBeChecked();
});

test('a card whose bank asks pays when it is authorised, and changes nothing when not', async ({
  seat,
  member,
}) => {
  const { page } = await seat(PHONE, member);
  await page.goto('/profesional/membresia?nivel=1');
  await fillCard(page, '4000002500003155');
  await pay(page).click();
  await answerBank(page, 'Rechazar');
  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  expect((await membershipOf(member)).id).toBe(0);
  await pay(page).click();
  await answerBank(page, 'Autorizar');
  await thanked(page, 'Bronce');
});

test('a tab that is closed on its way back has paid all the same', async ({ seat, member }) => {
  const person = await seat(DESKTOP, member);
  await person.page.goto('/profesional/membresia?nivel=3');
  await fillCard(person.page, '4242424242424242');
  await person.page.route('**/stripe/confirm_membership**', (route) => route.abort());
  const confirmed = person.page.waitForResponse('**/confirm');
  await pay(person.page).click();
  await confirmed;
  const { page } = await openTabOf(person);
  await page.goto('/profesional/membresia/ty');
  await thanked(page, 'Oro');
  await page.goto('/profesional/membresia');
  await expect(page.getByText('Sin límite').first()).toBeVisible();
});

test('two tabs pay one payment', async ({ seat, member }) => {
  const person = await seat(DESKTOP, member);
  const { page: other } = await openTabOf(person);
  for (const page of [person.page, other]) {
    await page.goto('/profesional/membresia?nivel=2');
    await fillCard(page, '4242424242424242');
  }
  await pay(person.page).click();
  await thanked(person.page, 'Plata');
  await pay(other).click();
  await thanked(other, 'Plata');
  expect((await membershipOf(member)).membership_renewal.time).toBeLessThanOrEqual(43_200);
});

test('a payment given up for another level, in another tab, is asked for anew', async ({
  seat,
  member,
}) => {
  const person = await seat(DESKTOP, member);
  const { page } = person;
  await page.goto('/profesional/membresia?nivel=1');
  await fillCard(page, '4242424242424242');
  const { page: other } = await openTabOf(person);
  await other.goto('/profesional/membresia?nivel=3');
  await expect(pay(other)).toBeEnabled();
  const anew = page.waitForResponse(routeOf(createMembership));
  await pay(page).click();
  await anew;
  await expect(pay(page)).toBeEnabled();
  expect((await membershipOf(member)).id).toBe(0);
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await thanked(page, 'Bronce');
});

test('without the provider it is said with its code, and tried again', async ({ seat, member }) => {
  const { page } = await seat(PHONE, member);
  await page.route(routeOf(getStripeKeys), (route) => route.abort('connectionreset'));
  await page.goto('/profesional/membresia?nivel=1');
  await expect(
    notices(page).getByText(
      'Sin comunicación con Stripe (log-stripe-1). Si persiste informa al soporte',
    ),
  ).toBeVisible();
  await page.unroute(routeOf(getStripeKeys));
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(pay(page)).toBeEnabled();
});

test('a reached weekly limit says in the chat why nothing can be sent, and where to widen it', async ({
  seat,
  member,
}) => {
  for (let done = 0; done < 2; done++) {
    const { client, id } = await projectAt('por_pagar', member);
    await client.pay(id);
    await client.complete(id);
    await client.review(id, 5, 'Todo bien.');
    await member.review(id, 5, 'Todo bien.');
    await client.finalize(id);
  }
  const client = await newClient();
  await client.write(member, 'Hola, necesito otra llave.');
  const titulo = 'Otra llave';
  await member.begin(client, { titulo, descripcion: 'Con material.', precio: 500 });
  const { page } = await seat(PHONE, member);
  await openProject(page, client);
  const publish = panel(page).getByRole('button', { name: 'Enviar propuesta' });
  const why = /^Tu membresía permite 2 proyectos finalizados por semana y ya llegaste a ese límite/;
  await expect(publish).toHaveAccessibleDescription(why);
  await expectGoodScreen(page);
  await panel(page).getByRole('link', { name: 'Ver membresías' }).click();
  await level(page, 'Bronce').check();
  await go(page).click();
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await thanked(page, 'Bronce');
  await openProject(page, client);
  await expect(panel(page).getByLabel('Título')).toHaveValue(titulo);
  await publish.click();
  await expect(page.getByText('La propuesta se envió correctamente')).toBeVisible();
});
