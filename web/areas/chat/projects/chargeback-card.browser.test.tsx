import { expect, test } from 'vitest';
import { PHONE } from '#web/testing/app.tsx';
import { openProjectAs, panel } from '#web/testing/project.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import { DELIVERED_AT, PAID } from './testing.ts';

// A payment that its card's bank looks at: what waits for its decision, and of a project that is over, what does not.

const contracargo = { monto: 1800, createAt: DELIVERED_AT };
const card = () => panel().getByRole('region', { name: 'En revisión del banco' });

test.for(['client', 'professional'] as const)(
  'while the project is open it waits, for the %s',
  async (who) => {
    await openProjectAs(who, { ...PAID, contracargo }, 'proyecto', PHONE);
    await expect.element(card().getByText(/Hasta que decida, el proyecto/)).toBeVisible();
  },
);

test.for([
  ['client', /ya terminó y no cambia mientras decide/],
  ['professional', /ya terminó y no cambia, pero lo que recibiste de ese pago se reserva/],
] as const)('once it is over nothing of it waits, for the %s', async ([who, words]) => {
  await openProjectAs(who, { ...PAID, estado: 'finalizada', contracargo }, 'proyecto', PHONE);
  await expect.element(card().getByText(words)).toBeVisible();
  await expect.element(card().getByText(/espera/)).not.toBeInTheDocument();
  await expectGoodScreen();
});
