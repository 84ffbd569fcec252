import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { niveles } from '#contract/catalogue.ts';
import { updateMembership } from '#contract/membership.ts';
import { createMembership, getMembershipPayment } from '#contract/payments.ts';
import type { User } from '#contract/views.ts';
import { answerProvider, showCardForm } from '#web/shared/payments/testing.ts';
import { address, open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, notices, problem } from '#web/testing/screen.ts';

const LEVELS = ['Hierro', 'Bronce', 'Plata', 'Oro'].map((descripcion, id) => ({
  id,
  descripcion,
  beneficios: ['Aparece en la búsqueda'],
  precio: id * 250,
  proyects_limit: id === 3 ? null : 2 + id,
}));

test('levels that do not load say so, and are asked for again', async () => {
  signIn(person('professional'));
  for (const [before, failure] of FAILURES.entries()) {
    fail(niveles, failure);
    await (before === 0 ? open('/profesional/membresia') : button('Intentar de nuevo').click());
    await expect.poll(() => asked(niveles)).toHaveLength(before + 1);
    const text = failure.text(niveles);
    await expect.element(problem().getByRole('heading', { name: text })).toBeVisible();
    await expect.element(notices().getByText(text, { exact: true })).toBeVisible();
  }
  answer(niveles, { niveles: LEVELS });
  await button('Intentar de nuevo').click();
  await expect.element(page.getByRole('radio', { name: /^Hierro/ })).toBeChecked();
});

const OWN_OF = (id: 0 | 3): Partial<User> => ({
  nivel: id,
  membership: {
    id,
    membership_info: {
      descripcion: LEVELS[id]?.descripcion ?? '',
      proyects_limit: LEVELS[id]?.proyects_limit ?? null,
    },
    membership_renewal: { time: id === 0 ? null : 20_000 },
    limite_libre_at: null,
    ends_at: id === 0 ? null : '2027-01-15T15:00:00.000Z',
  },
});

test('a lower level asks first, and then is free and at once', async () => {
  const me = signIn(person('professional', OWN_OF(3)));
  answer(niveles, { niveles: LEVELS });
  answer(updateMembership, { user: { ...me, ...OWN_OF(0) } });
  await open('/profesional/membresia');
  await page.getByRole('radio', { name: /^Hierro/ }).click();
  await button('Continuar').click();
  const dialog = page.getByRole('dialog', { name: '¿Bajar a Hierro?' });
  await expect.element(dialog.getByText(/^Lo que pagaste por Oro no se devuelve/)).toBeVisible();
  await expectGoodScreen();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked(updateMembership)).toEqual([]);
  await button('Continuar').click();
  await dialog.getByRole('button', { name: 'Bajar a Hierro' }).click();
  await expect.element(notices().getByText('La membresia se actualizo con exito.')).toBeVisible();
  await expect.element(page.getByText('No termina')).toBeVisible();
  expect(asked(updateMembership)).toMatchObject([{ id: 0 }]);
});

test('a payment that cannot be prepared says so, and is tried again', async () => {
  signIn(person('professional'));
  answerProvider();
  answer(niveles, { niveles: LEVELS });
  for (const [before, failure] of FAILURES.entries()) {
    fail(createMembership, failure);
    await (before === 0
      ? open('/profesional/membresia?nivel=1')
      : button('Intentar de nuevo').click());
    await expect
      .element(
        notices()
          .getByText('Sin comunicación con Stripe (log-stripe-2). Si persiste informa al soporte')
          .nth(0),
      )
      .toBeVisible();
    await expect.poll(() => asked(createMembership)).toHaveLength(before + 1);
  }
  const response = { client_secret: 'pi_1_secret_1', amount: 250 };
  answer(createMembership, { response });
  await button('Intentar de nuevo').click();
  const pay = button('Pagar $250.00 MXN');
  await expect.element(pay).toHaveAccessibleDescription('El formulario de pago se está cargando.');
  showCardForm();
  await expect.element(pay).toBeEnabled();
});

test('the thank-you page believes nothing of its address', async () => {
  const user = signIn(person('professional'));
  const forged = '?payment_status=succeeded&level=3&name=Oro&redirect_status=succeeded';
  answer(getMembershipPayment, { pago: null, user });
  await open(`/profesional/membresia/ty${forged}`);
  await expect.element(page.getByRole('heading', { name: 'Tu membresía' })).toBeVisible();
  await expect.element(page.getByText(/^Tu nivel es Hierro/)).toBeVisible();

  const createAt = '2026-11-22T15:00:00.000Z';
  const unpaid = { nivel: 3, descripcion: 'Oro', value: 750, createAt };
  answer(getMembershipPayment, { pago: { ...unpaid, estado: 'sin_pagar' }, user });
  await open(`/profesional/membresia/ty${forged}`);
  await expect.element(page.getByRole('heading', { name: 'El pago no se completó' })).toBeVisible();
  await expectGoodScreen();
  answer(niveles, { niveles: LEVELS });
  answerProvider();
  answer(createMembership, { response: { client_secret: 'pi_2_secret_2', amount: 750 } });
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect.poll(address).toBe('/profesional/membresia?nivel=3');
  await expect.element(button('Pagar $750.00 MXN')).toBeInTheDocument();
});
