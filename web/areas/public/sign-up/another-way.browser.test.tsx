import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { codeAgain, validateCode } from '#contract/sign-up.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { pass, resumeClock, stopClock } from '#web/testing/clock.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { button, expectErrorToast, expectGoodScreen, fill } from '#web/testing/screen.ts';
import { ACCOUNT, dropDrafts, openStep, SENT } from './testing.ts';

beforeEach(answerCatalogue);
afterEach(dropDrafts);

const said = () => page.getByText('¿No te llegó?');

async function openSent(sms: boolean): Promise<void> {
  stopClock();
  onTestFinished(resumeClock);
  const now = Date.now();
  const sent = { ...SENT.sent, at: now, resendAt: now + 60_000, sms, emailAt: null };
  await openStep('/quiero-contratar', 'codigo', { ...SENT, sent });
  await expect.element(button('Validar código')).toBeVisible();
}

test('a code that does not arrive is offered by SMS, and then to the e-mail of the form', async () => {
  await openSent(true);
  await pass(29_000);
  await expect.element(said()).not.toBeInTheDocument();
  await pass(1_000);
  await expect.element(page.getByRole('status').filter({ hasText: '¿No te llegó?' })).toBeVisible();
  refuse(codeAgain, 'code_too_many');
  await button('Mándamelo por SMS').click();
  await expectErrorToast('Ya enviamos demasiados códigos a este teléfono. Intenta más tarde.');
  answer(codeAgain, {});
  await button('Mándamelo por SMS').click();
  await expect.element(page.getByText(/por WhatsApp al .* y por SMS\. Es el mismo/)).toBeVisible();
  await expect.element(said()).not.toBeInTheDocument();
  await pass(30_000);
  await expectGoodScreen();
  await button('Mándamelo por correo').click();
  await expect
    .element(page.getByText(/, por SMS y al correo nora@correo\.example\./))
    .toBeVisible();
  await expect.element(said()).not.toBeInTheDocument();
  expect(asked(codeAgain).slice(-2)).toMatchObject([
    { canal: 'sms' },
    { canal: 'correo', email: ACCOUNT.email },
  ]);
});

test('where there is no SMS, the e-mail comes first', async () => {
  await openSent(false);
  await pass(30_000);
  await expect.element(button('Mándamelo por correo')).toBeVisible();
});

test('on a phone the other way comes into sight, and moves nothing', async () => {
  await openSent(false);
  const next = button('Cambiar teléfono');
  const before = next.element().getBoundingClientRect().top;
  await pass(30_000);
  await expect.element(button('Mándamelo por correo')).toBeInViewport({ ratio: 1 });
  expect(next.element().getBoundingClientRect().top).toBe(before);
});

const spent = () => page.getByText(/^Ese código ya no sirve, tampoco por SMS ni por correo\./);

test('a code without tries left is offered in no other way', async () => {
  await openSent(true);
  await pass(31_000);
  await expect.element(button('Mándamelo por SMS')).toBeVisible();
  refuse(validateCode, 'code_dead');
  await fill({ Código: '123456' });
  await expect.element(spent()).toBeVisible();
  await expect.element(said()).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('nor is it where only the server knows, as after a reload', async () => {
  await openSent(true);
  await pass(31_000);
  refuse(codeAgain, 'code_dead');
  await button('Mándamelo por SMS').click();
  await expect.element(spent()).toBeVisible();
  await expect.element(said()).not.toBeInTheDocument();
});
