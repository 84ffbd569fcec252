import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getNotifications, getPreferences, setPreference } from '#contract/notifications.ts';
import { CHOSEN_CHANNELS, CHOSEN_GROUPS } from '#domain/notifications/groups.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, answerEach, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';

// What reaches one, and by which way (4 §E).

/** Signs somebody in who gets everything, and keeps what they choose. */
function withPreferences(): void {
  const off = new Set<string>();
  answerEach(getPreferences, () => ({
    preferencias: CHOSEN_GROUPS.flatMap((grupo) =>
      CHOSEN_CHANNELS.map((canal) => ({
        grupo,
        canal,
        activo: off.has(grupo + canal) ? (0 as const) : (1 as const),
      })),
    ),
  }));
  answerEach(setPreference, ({ grupo, canal, activo }) => {
    if (activo === true) off.delete(String(grupo) + String(canal));
    else off.add(String(grupo) + String(canal));
    return {};
  });
}
const choice = (group: string, channel: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: channel });

for (const [path, who, screen] of [
  ['/cliente/avisos', 'client', PHONE],
  ['/profesional/avisos', 'professional', DESKTOP],
] as const)
  test(`${path}: each choice is kept at once, for its group and channel alone`, async () => {
    signIn(person(who));
    withPreferences();
    await open(path, screen);
    await expect.element(choice('Mensajes', 'WhatsApp')).toBeChecked();
    await expectGoodScreen();
    await choice('Mensajes', 'WhatsApp').click({ force: true });
    await expect
      .poll(() => asked(setPreference))
      .toMatchObject([{ grupo: 'mensajes', canal: 'whatsapp', activo: false }]);
    await expect.element(choice('Mensajes', 'WhatsApp')).not.toBeChecked();
    await expect.element(choice('Mensajes', 'Correo')).toBeChecked();
    await expect.element(choice('Recordatorios', 'WhatsApp')).toBeChecked();
    await open(path, screen);
    await expect.element(choice('Mensajes', 'WhatsApp')).not.toBeChecked();
  });

test('what could not be kept goes back, and says so', async () => {
  signIn(person('client'));
  withPreferences();
  fail(setPreference, FAILURES[1]!);
  await open('/cliente/avisos');
  await expect.element(choice('Mis proyectos', 'Correo')).toBeChecked();
  await choice('Mis proyectos', 'Correo').click({ force: true });
  await expect.element(alerts().getByText(setPreference.texts.failed)).toBeVisible();
  await expect.element(choice('Mis proyectos', 'Correo')).toBeChecked();
});

test('what does not load says so, and loads at another try', async () => {
  signIn(person('client'));
  fail(getPreferences, FAILURES[1]!);
  await open('/cliente/avisos');
  const again = button('Intentar de nuevo');
  await expect.element(again).toBeVisible();
  withPreferences();
  await again.click();
  await expect.element(choice('Mensajes', 'Correo')).toBeChecked();
});

test('the list of what one was told leads there', async () => {
  signIn(person('professional'));
  withPreferences();
  answer(getNotifications, { avisos: [], hay_mas: false, siguiente: null });
  await open('/avisos', PHONE);
  await page.getByRole('link', { name: 'Elige qué te avisamos' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Qué te avisamos' }))
    .toBeVisible();
});
