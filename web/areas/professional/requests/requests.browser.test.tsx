import { expect, test } from 'vitest';
import { formatDay } from '#lib/mexico-time.ts';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { declineRequest, getReceivedRequests, type ReceivedRequest } from '#contract/requests.ts';
import { address, open } from '#web/testing/app.tsx';
import { answer, answerEach, asked, refuse } from '#web/testing/network.ts';
import { refreshCounts } from '#web/shared/session/counts.ts';
import { NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { REQUEST, WORK_DAY } from '#web/testing/requests.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';

const WAITING: ReceivedRequest = {
  ...REQUEST,
  datos: { ...REQUEST.datos, titulo: 'Baño tapado' },
  cliente: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos', img_profile: null },
  respuesta: 'vista',
  trabajos_contigo: 0,
  por_responder: 1,
};
const DECLINED: ReceivedRequest = { ...WAITING, respuesta: 'declinada', por_responder: 0 };
const END = { hay_mas: false, siguiente: null };

test('what waits is declined with a reason, and stays among all', async () => {
  signIn(person('professional'));
  let declined = false;
  answerEach(getReceivedRequests, ({ por_responder }) => ({
    ...END,
    solicitudes: declined ? (por_responder ? [] : [DECLINED]) : [WAITING],
  }));
  await open('/profesional/solicitudes');
  await expect.element(page.getByText(/^Quedan? \d+ (días|horas|minutos?)$/)).toBeVisible();
  const work = new RegExp(`Destapar drenaje · ${formatDay(WORK_DAY)}, 16:00`);
  await expect.element(page.getByText(work)).toBeVisible();
  await expectGoodScreen();
  await button('Declinar Baño tapado').click();
  await expect.element(page.getByRole('dialog', { name: /^¿Declinar la/ })).toBeVisible();
  await page.getByText('Está fuera de mi zona').click();
  await expectGoodScreen();
  answerEach(declineRequest, () => {
    declined = true;
    return { solicitud: WAITING };
  });
  await button('Declinar').click();
  await expect.element(page.getByText('Nadie espera tu respuesta')).toBeVisible();
  expect(asked(declineRequest)).toMatchObject([{ id: 7, motivo: 'Está fuera de mi zona' }]);
  await expectGoodScreen();
  await page.getByRole('tab', { name: 'Todas' }).click();
  await expect.element(page.getByText('Declinaste')).toBeVisible();
  expect(address()).toBe('/profesional/solicitudes?ver=todas');
});

test('one that is over meanwhile says so', async () => {
  signIn(person('professional'));
  answer(getReceivedRequests, { ...END, solicitudes: [WAITING] });
  await open('/profesional/solicitudes');
  await button('Declinar Baño tapado').click();
  refuse(declineRequest, 'request_over');
  await button('Declinar').click();
  await expect.element(alerts()).toBeVisible();
  await expect.element(page.getByText('Esta solicitud ya no espera respuesta.')).toBeVisible();
});

test('the home does not say that nothing is to be done while a request waits', async () => {
  signIn(person('professional'));
  answer(getReceivedRequests, { ...END, solicitudes: [WAITING] });
  answer(getCounts, { ...NOTHING_WAITS, solicitudes: 1 });
  await open('/profesional');
  await expect.element(page.getByRole('heading', { name: 'Baño tapado' })).toBeVisible();
  await expect.element(page.getByText(/^Nada te toca ahora/)).not.toBeInTheDocument();
  answer(getCounts, NOTHING_WAITS);
  await refreshCounts();
  await expect.element(page.getByText(/^Nada te toca ahora/)).toBeVisible();
});
