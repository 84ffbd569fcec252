import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAccounts, getCounts } from '#contract/accounts.ts';
import { LOST_SESSION } from '#contract/lost-session.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { pass, resumeClock, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse, reply } from '#web/testing/network.ts';
import { answerClientHome, NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectErrorToast, expectInTime, fill } from '#web/testing/screen.ts';

// The session alert, and failures that are not shown (1 §4, §8).

const SESSION_ITEMS = ['session_id', 'keylogin', 'user', 'code_confirm', 'formDataSearch'];
const heading = () => page.getByRole('heading', { level: 1 });
const kept = () => SESSION_ITEMS.filter((item) => item in localStorage);

for (const [, mensaje] of Object.values(LOST_SESSION))
  test(`«${mensaje}» shows for a second, and then /login opens`, async () => {
    signIn(person('client'));
    localStorage.setItem('formDataSearch', '{}');
    // Only the message matters (1 §4), whatever else the reply contains.
    reply(validateSession, () => Response.json({ mensaje }, { status: 401 }));
    stopClock();
    await open('/cliente');
    await expect.element(alerts().getByText(mensaje, { exact: true })).toBeVisible();
    expect(kept()).toEqual(SESSION_ITEMS);
    await expectErrorToast(mensaje, 1000);
    await expect.poll(address).toBe('/login');
    expect(kept()).toEqual([]);
  });

test('what was loading when the session ended shows no failure of its own', async () => {
  signIn(person('admin'));
  refuse(getAccounts, 'session_not_found');
  stopClock();
  await open('/admin/cuentas');
  await expectErrorToast('No se encontró una sesión activa', 1000);
  await expect.poll(address).toBe('/login');
  expect(asked(getAccounts)).toHaveLength(1);
});

test('a session check that fails for another reason keeps the session', async () => {
  const user = signIn(person('client'));
  const stale = page.getByText('Ves lo último que guardamos.', { exact: false });
  stopClock();
  for (const failure of FAILURES) {
    fail(validateSession, failure);
    await open('/cliente');
    await expectInTime(stale);
    expect(alerts().elements()).toEqual([]);
  }
  resumeClock();
  answer(validateSession, { user });
  await button('Intentar de nuevo').click();
  await expect.element(stale).not.toBeInTheDocument();
});

test('the count of unread messages fails silently', async () => {
  signIn(person('client'));
  answerCatalogue();
  answerSearch();
  stopClock();
  await open('/', DESKTOP);
  await expect
    .element(page.getByRole('link', { name: 'Conversaciones', exact: true }))
    .toBeVisible();
  await expect.poll(() => asked(getCounts)).toHaveLength(1);
  for (const [before, failure] of FAILURES.entries()) {
    fail(getCounts, failure);
    await pass(10_000);
    await expect.poll(() => asked(getCounts)).toHaveLength(before + 2);
    expect(alerts().elements()).toEqual([]);
  }
});

test('the count is requested every ten seconds, and only once where it is shown twice', async () => {
  signIn(person('admin'));
  answer(getCounts, { ...NOTHING_WAITS, conversaciones: 7 });
  answer(getAccounts, {
    accounts: [],
    totalPages: 1,
    total: 0,
    total_estimado: false,
    hay_mas: false,
    marca: '',
  });
  stopClock();
  await open('/admin/cuentas', DESKTOP);
  const shown = page.getByRole('link', { name: /^Conversaciones 7/ });
  await expect.poll(() => shown.elements()).toHaveLength(2);
  expect(asked(getCounts)).toHaveLength(1);
  await pass(9_999);
  expect(asked(getCounts)).toHaveLength(1);
  await pass(1);
  await expect.poll(() => asked(getCounts)).toHaveLength(2);
});

test('the alert also shows on public pages, and the session’s items are removed', async () => {
  signIn(person('client'));
  localStorage.setItem('formDataSearch', '{}');
  answerCatalogue();
  answerSearch();
  refuse(validateSession, 'session_not_found');
  await open('/');
  await expect.element(alerts().getByText('Error', { exact: true })).toBeVisible();
  await expect.element(alerts().getByText('No se encontró una sesión activa')).toBeVisible();
  await expect.poll(address).toBe('/login');
  expect(kept()).toEqual([]);
});

test('a session check without an answer on a public page logs nobody out', async () => {
  answerCatalogue();
  answerSearch();
  for (const failure of FAILURES) {
    const user = signIn(person('client'));
    fail(validateSession, failure);
    const before = asked(validateSession).length;
    await open('/');
    await expect.poll(() => asked(validateSession)).toHaveLength(before + 1);
    answer(validateSession, { user });
    await open('/cliente');
    await expect.element(heading()).toHaveTextContent('Hola, Nora');
  }
});

test('a session needs all three items, and a missing user is loaded', async () => {
  const user = signIn(person('client'));
  for (const item of ['session_id', 'keylogin', 'code_confirm']) {
    const stored = localStorage.getItem(item) ?? '';
    localStorage.removeItem(item);
    await open('/cliente');
    await expect.poll(address, { message: `without ${item}` }).toBe('/login');
    localStorage.setItem(item, stored);
  }
  // The last one has the form that an older release might have stored.
  for (const stored of [
    null,
    '{"rol":',
    '{"rol":7,"nombre":"Nadie"}',
    '{"rol":1,"nombre":"Nadie"}',
  ]) {
    localStorage.removeItem('user');
    if (stored !== null) localStorage.setItem('user', stored);
    await open('/cliente');
    await expect.element(heading()).toHaveTextContent('Hola, Nora');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  }
});

/** Logs in on the screen; the server would lead to the home page. */
async function logInAs(user: User): Promise<void> {
  answer(validateSession, { user });
  const { keylogin } = user;
  answer(validateLogin, { session_id: 's', keylogin, user, url_return: '/' });
  await fill({ Correo: 'nora@correo.example', Contraseña: 'una-clave-larga-2026' });
  await button('Ingresar').click();
}

describe('who enters', () => {
  beforeEach(() => {
    answerCatalogue();
    answerSearch();
    answer(getCounts, NOTHING_WAITS);
    answerClientHome();
  });

  test('is where a session was missing', async () => {
    await open('/cliente?de=correo');
    await expect.poll(address).toBe('/login');
    await logInAs(person('client'));
    await expect.poll(address).toBe('/cliente?de=correo');
  });

  test('with another role is not led into that area', async () => {
    await open('/cliente');
    await expect.poll(address).toBe('/login');
    await logInAs(person('professional'));
    await expect.poll(address).toBe('/');
  });

  test('after the session expired is there again', async () => {
    const user = signIn(person('client'));
    const [, mensaje] = LOST_SESSION.session_not_found;
    reply(validateSession, () => Response.json({ mensaje }, { status: 401 }));
    stopClock();
    await open('/cliente');
    await expectErrorToast(mensaje, 1000);
    await expect.poll(address).toBe('/login');
    resumeClock();
    await logInAs(user);
    await expect.poll(address).toBe('/cliente');
  });
});
