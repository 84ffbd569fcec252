import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { notifications } from '#contract/analytics.ts';
import { textOf } from '#contract/errors.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, expectAtField, field } from '#web/testing/screen.ts';

// The dates of a report, with the one that always reloads (2 §5).

const START = 'Fecha inicial';
const starts = () => asked(notifications).map(({ searchDateStart }) => searchDateStart);

function answerReport(): void {
  const metrics = {
    notifications_by_role: { 1: 2, 2: 1 },
    notifications_by_message: [],
    notifications_by_state: [],
    notifications_by_city: [],
    notifications_by_profession: [],
  };
  const totales = { notifications: 3, enviadas: 3 };
  answerEach(notifications, ({ searchDateStart, searchDateEnd }) => ({
    ...metrics,
    metrics,
    totales,
    anterior: totales,
    searchDateStart: String(searchDateStart),
    searchDateEnd: String(searchDateEnd),
  }));
}

beforeEach(async () => {
  signIn(person('admin'));
  answerReport();
  await open('/admin/reportes/notificaciones?desde=2026-11-01&hasta=2026-11-20', DESKTOP);
  await expect.poll(starts).toEqual(['2026-11-01']);
});

test('a date chosen again loads again', async () => {
  await field(START).fill('2026-11-02');
  await expect.poll(starts).toHaveLength(2);
  await field(START).fill('2026-11-01');
  await expect.poll(starts).toEqual(['2026-11-01', '2026-11-02', '2026-11-01']);
});

test('a date typed by keyboard loads once it is there, and an emptied one not at all', async () => {
  const input = field(START);
  await input.click();
  await input.clear();
  await expectAtField(START, 'Elige una fecha.');
  for (const day of ['0002-11-05', '0020-11-05', '0202-11-05', '2025-11-05']) await input.fill(day);
  await expect.poll(starts).toEqual(['2026-11-01', '2025-11-05']);
});

test('a refused date stands at its field and in a toast', async () => {
  const text = 'La fecha final no puede ser anterior a la inicial.';
  refuse(notifications, 'invalid_input', { searchDateEnd: text });
  await field('Fecha final').fill('2026-10-01');
  await userEvent.keyboard('{Tab}');
  await expectAtField('Fecha final', text);
  await expect.element(alerts().getByText(textOf('invalid_input'))).toBeVisible();
});
