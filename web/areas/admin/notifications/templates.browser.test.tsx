import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  checkTemplates,
  getTemplates,
  type MessageTemplate,
  getReplies,
} from '#contract/notifications.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, problem } from '#web/testing/screen.ts';

// The templates that WhatsApp has to approve (4 §E), as the team reads them.

const APPROVED: MessageTemplate = {
  nombre: 'maestros_pagado_1a2b3c4d',
  evento: 'pagado',
  texto: 'Buenas noticias: «{{1}}» está pagado y protegido, ya puedes empezar.',
  estado: 'APPROVED',
  motivo: null,
  desde: '2026-11-20T15:00:00.000Z',
};
const PAUSED: MessageTemplate = {
  ...APPROVED,
  nombre: 'maestros_mensaje_5e6f7a8b',
  evento: 'mensaje',
  texto: 'Tienes un mensaje nuevo de {{1}} en Maestros.',
  estado: 'PAUSED',
  motivo: 'LOW_QUALITY',
};
const CODE: MessageTemplate = {
  ...APPROVED,
  nombre: 'codigo_de_verificacion',
  evento: null,
  texto: null,
  estado: null,
  desde: null,
};
const READ = { leidas_at: '2026-11-24T11:00:00.000Z' };

beforeEach(() => signIn(person('admin')));

test('those that cannot be sent stand first, each with its state and why', async () => {
  answer(getTemplates, { plantillas: [CODE, PAUSED, APPROVED], ...READ });
  await open('/admin/plantillas', DESKTOP);
  await expect.element(page.getByText(/^2 de 3 no se pueden enviar/)).toBeVisible();
  const stopped = page.getByRole('region', { name: 'No se pueden enviar' });
  await expect.element(stopped.getByText('Sin registrar')).toBeVisible();
  await expect.element(stopped.getByText('En pausa')).toBeVisible();
  await expect
    .element(stopped.getByText('Muchas personas la bloquearon o la denunciaron.'))
    .toBeVisible();
  const approved = page.getByRole('region', { name: 'Aprobadas' });
  await expect.element(approved.getByText('maestros_pagado_1a2b3c4d')).toBeVisible();
  await expectGoodScreen();
});

test('reads the states anew when asked, and shows them once they are read', async () => {
  answer(getTemplates, { plantillas: [APPROVED, PAUSED], ...READ });
  answer(checkTemplates, {});
  await open('/admin/plantillas');
  await expect.element(page.getByText(/^1 de 2 no se puede enviar/)).toBeVisible();
  answer(getTemplates, {
    plantillas: [APPROVED, { ...PAUSED, estado: 'APPROVED', motivo: null }],
    leidas_at: '2026-11-24T12:00:00.000Z',
  });
  await button('Revisar ahora').click();
  await expect.element(page.getByText(/^Las 2 están aprobadas/)).toBeVisible();
  expect(asked(checkTemplates)).toHaveLength(1);
  await expectGoodScreen();
});

test.each(FAILURES)('a failure says so and can be tried again: $name', async (failure) => {
  fail(getTemplates, failure);
  await open('/admin/plantillas');
  await expect.element(problem()).toBeVisible();
  answer(getTemplates, { plantillas: [APPROVED, PAUSED], ...READ });
  await button('Intentar de nuevo').click();
  await expect.element(page.getByText(/^1 de 2 no se puede enviar/)).toBeVisible();
});

test('who only reads sees the templates, and who asks for their states', async () => {
  signInReader();
  answer(getTemplates, { plantillas: [APPROVED], ...READ });
  await open('/admin/plantillas');
  await expectButtons({
    'Ver lo que las personas contestan': getReplies,
    'Revisar ahora': checkTemplates,
  });
  await expectGoodScreen();
});
