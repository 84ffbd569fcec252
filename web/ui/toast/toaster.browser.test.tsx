import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { DESKTOP, follow, goBack, open, PHONE } from '#web/testing/app.tsx';
import { pass, stopClock } from '#web/testing/clock.ts';
import { answer, asked, reply } from '#web/testing/network.ts';
import { NOTHING_WAITS, person } from '#web/testing/people.ts';
import { toast } from './toast.ts';
import { alerts, button, expectGoodScreen, field, fill, notices } from '#web/testing/screen.ts';

// The behaviour of toasts (1 §9).

const SHORT = 'Otra vez no se pudo';
const LONG = 'Palabra '.repeat(40).trim();

/** Makes a login fail with a long text. */
async function failLogin(screen: typeof PHONE | typeof DESKTOP): Promise<void> {
  reply(validateLogin, () => Response.json({ mensaje: LONG, code: 'internal' }, { status: 500 }));
  await open('/login', screen);
  await fill({ Correo: 'nora@correo.example', Contraseña: 'una-clave' });
  stopClock();
  await button('Ingresar').click();
  await expectToasts(1);
}

async function expectToasts(count: number): Promise<void> {
  await expect.poll(() => alerts().elements()).toHaveLength(count);
}

test('a long toast fits at 360 px, and a repeated one shows once', async () => {
  await failLogin(PHONE);
  await pass(3000);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked(validateLogin)).toHaveLength(2);
  await expect.element(button('Ingresar')).not.toHaveAttribute('aria-busy');
  await expectToasts(1);
  // Its time begins anew.
  await pass(3999);
  expect(alerts().elements()).toHaveLength(1);
  await expect.element(alerts().getByText(LONG)).toBeInViewport({ ratio: 1 });
  await pass(1);
  await expectToasts(0);
});

test('a toast that reports what a dialog did is seen once the dialog is gone, where it stays', async () => {
  await open('/login', PHONE);
  const region = page.getByRole('region', { name: 'Avisos' });
  await expect.element(region).toBeInTheDocument();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  const edges: (string | undefined)[] = [];
  const look = new MutationObserver(() => {
    const { settling, edge } = (region.element() as HTMLElement).dataset;
    if (settling === undefined) edges.push(edge);
  });
  look.observe(region.element(), { attributes: true });
  toast.success('El proyecto quedó completado.', 'Éxito');
  await expect.element(region).toHaveAttribute('data-settling');
  dialog.remove();
  await expect.element(region).not.toHaveAttribute('data-settling');
  look.disconnect();
  expect(new Set(edges)).toEqual(new Set(['bottom']));
});

test('what comes together with a toast is what it speaks of', async () => {
  await open('/login', PHONE);
  const region = page.getByRole('region', { name: 'Avisos' });
  await expect.element(button('Ingresar')).toBeVisible();
  stopClock();
  await button('Ingresar').click();
  const sent = document.createElement('section');
  sent.style.cssText = 'position: fixed; inset: auto 0 0; height: 240px';
  toast.success('Tu mensaje se envio correctamente', 'Enviado');
  document.querySelector('main')?.append(sent);
  await pass(600);
  expect(region.element()).not.toHaveAttribute('data-settling');
  expect(region.element()).toHaveAttribute('data-edge', 'top');
  sent.remove();
});

test('a toast stays while the pointer is on it', async () => {
  await failLogin(DESKTOP);
  // Until it stands where it stays.
  await pass(600);
  await alerts().hover();
  await pass(60_000);
  expect(alerts().elements()).toHaveLength(1);
  await field('Correo').hover();
  await pass(3999);
  expect(alerts().elements()).toHaveLength(1);
  await pass(1);
  await expectToasts(0);
});

test('a toast stays while it has the focus, closes by keyboard, and returns the focus', async () => {
  await failLogin(DESKTOP);
  await expect.element(button('Ingresar')).toHaveFocus();
  (button('Cerrar aviso').element() as HTMLElement).focus();
  await pass(60_000);
  expect(alerts().elements()).toHaveLength(1);
  await expectGoodScreen();
  await userEvent.keyboard('{Enter}');
  await expectToasts(0);
  await expect.element(button('Ingresar')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expectToasts(1);
  await userEvent.keyboard('{Escape}');
  await expectToasts(0);
  await expect.element(button('Ingresar')).toHaveFocus();
});

test('on a phone one toast stands at a time, below what is read and above the pressed button', async () => {
  await failLogin(PHONE);
  reply(validateLogin, () => Response.json({ mensaje: SHORT, code: 'internal' }, { status: 500 }));
  await button('Ingresar').click();
  await expect.element(alerts().getByText(SHORT)).toBeVisible();
  await expect.element(alerts().getByText(LONG)).not.toBeInTheDocument();
  const { top, bottom } = alerts().getByText(SHORT).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(PHONE[1] / 3);
  const pressed = button('Ingresar').element().getBoundingClientRect();
  expect(bottom <= pressed.top || top >= pressed.bottom).toBe(true);
});

test('an error leaves when another try works', async () => {
  await failLogin(PHONE);
  reply(validateLogin, () => Response.json({ mensaje: SHORT, code: 'internal' }, { status: 500 }));
  await button('Ingresar').click();
  await expect.element(alerts().getByText(SHORT)).toBeVisible();
  const user = person('client');
  answer(validateLogin, { session_id: 's', keylogin: user.keylogin, user, url_return: '/login' });
  answer(validateSession, { user });
  answer(getCounts, NOTHING_WAITS);
  await button('Ingresar').click();
  await expectToasts(0);
});

test('what was said of a screen goes with it', async () => {
  await failLogin(PHONE);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /contraseña/i })).toBeVisible();
  await expectToasts(0);
});

test('what says why one is led on stays, until one goes back', async () => {
  await open('/login', PHONE);
  await expect.element(button('Ingresar')).toBeVisible();
  stopClock();
  toast.success('Tu contraseña cambió.');
  await follow('/restaurar-contraseña');
  await expect.element(button('Ingresar')).not.toBeInTheDocument();
  await expect.element(notices().getByText('Tu contraseña cambió.')).toBeVisible();
  goBack();
  await expect.element(button('Ingresar')).toBeVisible();
  await expect.element(notices().getByText('Tu contraseña cambió.')).not.toBeInTheDocument();
});

test('a toast neither comes nor moves under a press that is under way: the press would be lost', async () => {
  await open('/login', PHONE);
  const region = page.getByRole('region', { name: 'Avisos' });
  await expect.element(region).toBeInTheDocument();
  stopClock();
  const press = (type: string) =>
    button('Ingresar')
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press('pointerdown');
  toast.success('El proyecto quedó completado.', 'Éxito');
  await expect.element(region.getByText('El proyecto quedó completado.')).toBeInTheDocument();
  await pass(1000);
  await expect.element(region).toHaveAttribute('data-settling');
  press('pointerup');
  await pass(1);
  await expect.element(region).not.toHaveAttribute('data-settling');
});
