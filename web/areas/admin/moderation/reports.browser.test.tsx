import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#contract/call.ts';
import { closeReport, getReports } from '#contract/moderation.ts';
import { getPending } from '#contract/operations.ts';
import { open } from '#web/testing/app.tsx';
import { resumeClock, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, answerEach, asked, fail } from '#web/testing/network.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { getMessages } from '#contract/chat.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import {
  button,
  expectAtField,
  expectGoodScreen,
  expectInTime,
  notices,
} from '#web/testing/screen.ts';

// The reports of people, as far as only the answer of a call varies.

const cards = () => page.getByRole('article');
const dialog = () => page.getByRole('dialog', { name: '¿Qué se hizo?' });

const report = (id: number): OutputOf<typeof getReports>['reports'][number] => ({
  id,
  de: { keylogin: 'r'.repeat(43), nombre: 'Rebeca Ríos Luna', rol: 1 },
  sobre: { keylogin: 't'.repeat(43), nombre: 'Tomás Núñez', rol: 2 },
  motivo: 'pago_por_fuera',
  texto: `Denuncia ${id}`,
  mensaje: null,
  createAt: '2026-11-20T15:00:00.000Z',
  atendida: null,
});

beforeEach(() => void signIn(person('admin')));

test('a report is closed after a question', async () => {
  answer(getReports, { reports: [report(1)], hay_mas: false, abiertas: 1 });
  await open('/admin/denuncias');
  await cards().getByRole('button', { name: 'Marcar como atendida' }).click();
  await expect.element(dialog()).toBeVisible();
  await expectGoodScreen();
  await dialog().getByRole('button', { name: 'Marcar como atendida' }).click();
  await expect
    .element(dialog().getByRole('radiogroup', { name: 'Qué se hizo' }))
    .toHaveAccessibleDescription('Elige qué se hizo.');
  await dialog().getByRole('radio', { name: 'Otra cosa' }).click();
  await dialog().getByRole('button', { name: 'Marcar como atendida' }).click();
  await expectAtField('Nota', 'Escribe qué se hizo.');
  await expectGoodScreen();
  await dialog().getByLabelText('Nota').fill('Se le pidió que cobre aquí.');
  answer(closeReport, {});
  answer(getReports, { reports: [], hay_mas: false, abiertas: 0 });
  await dialog().getByRole('button', { name: 'Marcar como atendida' }).click();
  await expect.element(notices().getByText('Denuncia atendida.')).toBeVisible();
  await expect.element(cards()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(asked(closeReport)).toMatchObject([
    { report_id: 1, accion: 'otra', nota: 'Se le pidió que cobre aquí.' },
  ]);
  await expectGoodScreen();
});

test('those that were attended to say what was done, by whom', async () => {
  const atendida = {
    por: 'Ada Solís',
    createAt: '2026-11-20T16:00:00.000Z',
    accion: 'suspendida',
    nota: 'Tercera vez.',
  } as const;
  answerEach(getReports, ({ estado }) => ({
    reports: estado === 'atendidas' ? [{ ...report(1), atendida }] : [],
    hay_mas: false,
    abiertas: 0,
  }));
  await open('/admin/denuncias');
  await expect.element(page.getByText('No hay denuncias por atender')).toBeVisible();
  await page.getByRole('tab', { name: 'Atendidas' }).click();
  await expect.element(cards()).toMatchTextContent('Se suspendió la cuenta: Tercera vez.');
  await expect.element(cards()).toMatchTextContent('Ada Solís, ');
  await expect
    .element(cards().getByRole('button', { name: 'Marcar como atendida' }))
    .not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a button loads more reports, and moves the focus to the first of them', async () => {
  const ids = Array.from({ length: 24 }, (_, index) => 24 - index);
  const answerPages = () =>
    answerEach(getReports, ({ antes }) => ({
      reports: ids.filter((id) => (antes === undefined ? id > 4 : id <= 4)).map(report),
      hay_mas: antes === undefined,
      abiertas: 24,
    }));
  answerPages();
  answer(getPending, { ...NOTHING_PENDING, denuncias: 24 });
  await open('/admin/denuncias');
  await expect.poll(() => cards().elements()).toHaveLength(20);
  const nav = page.getByRole('navigation', { name: 'Administración' });
  await expect.element(nav.getByText(/sin atender/)).toBeInTheDocument();

  stopClock();
  for (const failure of FAILURES) {
    fail(getReports, failure);
    const before = asked(getReports).length;
    await button('Ver más').click();
    await expect.poll(() => asked(getReports).length).toBeGreaterThan(before);
    await expectInTime(page.getByText(failure.text(getReports)));
    await expect.element(button('Ver más')).not.toHaveAttribute('aria-busy');
    expect(cards().elements()).toHaveLength(20);
  }
  resumeClock();
  answerPages();
  await button('Ver más').click();
  await expect.element(cards().nth(20).getByRole('link').first()).toHaveFocus();
  await expect
    .poll(() =>
      cards()
        .filter({ hasText: /Denuncia 1(?!\d)/ })
        .elements(),
    )
    .toHaveLength(1);
  expect(asked(getReports).at(-1)).toMatchObject({ antes: 5 });
});

test('who only reads sees the reports, and who attends to them', async () => {
  signInReader();
  answer(getReports, { reports: [report(1)], hay_mas: false, abiertas: 1 });
  await open('/admin/denuncias');
  await expectButtons({
    'Descargar CSV': null,
    'Ver conversación': getMessages,
    'Marcar como atendida': closeReport,
  });
  // Nobody's account, either.
  await expect.element(cards().getByRole('link')).not.toBeInTheDocument();
  await expectGoodScreen();
});
