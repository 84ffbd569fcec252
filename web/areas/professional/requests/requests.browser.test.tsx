import { expect, test } from 'vitest';
import { formatDay } from '#lib/mexico-time.ts';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { declineRequest, getReceivedRequests, type ReceivedRequest } from '#contract/requests.ts';
import { address, open } from '#web/testing/app.tsx';
import { answer, answerEach, asked, refuse } from '#web/testing/network.ts';
import { refreshCounts } from '#web/shared/session/counts.ts';
import { NOTHING_WAITS, atLimit, person, signIn } from '#web/testing/people.ts';
import { summary } from '#web/testing/projects.ts';
import { REQUEST, WORK_DAY } from '#web/testing/requests.ts';
import { alerts, button, expectGoodScreen, notices } from '#web/testing/screen.ts';

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
  answer(getCounts, { ...NOTHING_WAITS, solicitudes: 1 });
  await open('/profesional/solicitudes');
  const tab = page.getByRole('link', { name: /^Solicitudes.*1/ }).first();
  await expect.element(tab).toBeVisible();
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
    answer(getCounts, NOTHING_WAITS);
    return { solicitud: WAITING };
  });
  await button('Declinar').click();
  await expect.element(page.getByText('Nadie espera tu respuesta')).toBeVisible();
  await expect.element(notices().getByText('Ya se lo dijimos a Clara Ríos.')).toBeVisible();
  // What stood there is gone, and with it all that surrounded the focus.
  await expect
    .element(page.getByRole('heading', { name: 'Nadie espera tu respuesta' }))
    .toHaveFocus();
  // At once, not with the next poll.
  await expect.element(tab, { timeout: 3000 }).not.toBeInTheDocument();
  expect(asked(declineRequest)).toMatchObject([{ id: 7, motivo: 'Está fuera de mi zona' }]);
  await expectGoodScreen();
  await page.getByRole('tab', { name: 'Todas' }).click();
  await expect.element(page.getByText('Declinaste')).toBeVisible();
  expect(address()).toBe('/profesional/solicitudes?ver=todas');
});

test.each([
  ['the next one', '/profesional/solicitudes', /Regadera/],
  ['it as it stands now', '/profesional/solicitudes?ver=todas', /Declinaste.*Baño tapado/],
] as const)('after one is declined the focus is at %s', async (_name, url, words) => {
  signIn(person('professional'));
  let declined = false;
  const next = { ...WAITING, id: 8, datos: { ...WAITING.datos, titulo: 'Regadera' } };
  answerEach(getReceivedRequests, ({ por_responder }) => {
    const first = por_responder ? [] : [DECLINED];
    return { ...END, solicitudes: [...(declined ? first : [WAITING]), next] };
  });
  await open(url);
  await button('Declinar Baño tapado').click();
  await page.getByText('Está fuera de mi zona').click();
  answerEach(declineRequest, () => {
    declined = true;
    return { solicitud: DECLINED };
  });
  await button('Declinar').click();
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect.element(card).toHaveFocus();
});

test('among all, each says what became of it', async () => {
  signIn(person('professional'));
  const answered = { ...WAITING, respuesta: 'propuesta' as const, por_responder: 0 as const };
  answer(getReceivedRequests, {
    ...END,
    solicitudes: [
      answered,
      { ...answered, id: 8, estado: 'elegida' },
      { ...answered, id: 9, estado: 'cerrada', respuesta: 'expirada' },
      { ...answered, id: 10, estado: 'elegida', respuesta: 'expirada' },
      { ...answered, id: 11, estado: 'abierta', respuesta: 'expirada' },
    ],
  });
  await open('/profesional/solicitudes?ver=todas');
  await expect.element(page.getByText('Enviaste tu propuesta')).toBeVisible();
  await expect.element(page.getByText('Clara Ríos te eligió')).toBeVisible();
  await expect.element(page.getByText('Clara Ríos ya no lo necesita')).toBeVisible();
  await expect.element(page.getByText('Clara Ríos eligió a otra persona')).toBeVisible();
  await expect.element(page.getByText('Pasó la hora de responder')).toBeVisible();
});

test('an open project with its client keeps the answer back, and is the way out', async () => {
  signIn(person('professional'));
  const proyecto_abierto = { titulo: 'Regadera', estado: 'pagado' as const };
  answer(getReceivedRequests, { ...END, solicitudes: [{ ...WAITING, proyecto_abierto }] });
  await open('/profesional/solicitudes');
  await expect.element(page.getByText(/^Ya tienen un proyecto abierto, «Regadera»/)).toBeVisible();
  await expect.element(page.getByText('aprox. $850')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver el proyecto con Clara Ríos' }))
    .toHaveAttribute('href', `/chat/${'c'.repeat(43)}?panel=proyecto`);
  await expect
    .element(page.getByRole('link', { name: /^Enviar propuesta/ }))
    .not.toBeInTheDocument();
  await expectGoodScreen();
});

test('who has reached the limit of the week reads it at the button, with the way to more', async () => {
  signIn(person('professional', { membership: atLimit() }));
  answer(getReceivedRequests, { ...END, solicitudes: [WAITING] });
  await open('/profesional/solicitudes');
  const send = page.getByRole('button', { name: /^Enviar propuesta/ });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByText(/permite 2 .* ya llegaste a ese límite/).first())
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver membresías' }))
    .toHaveAttribute('href', '/profesional/membresia');
  await expectGoodScreen();
});

test('one that is over meanwhile says so', async () => {
  signIn(person('professional'));
  answer(getReceivedRequests, { ...END, solicitudes: [WAITING] });
  await open('/profesional/solicitudes');
  await button('Declinar Baño tapado').click();
  refuse(declineRequest, 'request_over');
  await expect.element(button('Declinar')).toHaveAccessibleDescription('Elige por qué.');
  await page.getByRole('radio', { name: 'Ese día no puedo' }).click();
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

test('a request that runs out soon is the first that is to be done, and both stand above what the account lacks', async () => {
  const turno = { who: 'professional', action: 'calificar', amount: null } as const;
  const work = summary(3, {
    estado: 'completado',
    grupo: 'en_curso',
    recieved: 'q'.repeat(43),
    turno,
  });
  signIn(person('professional', { proposal_active: [work] }));
  answer(getCounts, { ...NOTHING_WAITS, solicitudes: 2 });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const late = { ...WAITING, id: 8, vence: inHours(40) };
  const titled = (titulo: string) => ({ ...REQUEST.datos, titulo });
  const headings = () =>
    page
      .getByRole('main')
      .getByRole('heading', {
        name: /^(Te toca|Responde|Solicitudes|Lejana|Próxima|Completa tu cuenta)/,
      })
      .elements()
      .map(({ textContent }) => textContent);
  const soon = { ...WAITING, id: 7, datos: titled('Próxima'), vence: inHours(2.5) };
  answer(getReceivedRequests, {
    ...END,
    solicitudes: [soon, { ...late, datos: titled('Lejana') }],
  });
  await open('/profesional');
  const turn = page.getByRole('region', { name: /^Te toca/ });
  await expect.element(turn.getByText('Quedan 2 horas')).toBeVisible();
  await expect
    .poll(headings)
    .toEqual([
      'Te toca2 cosas',
      'Responde a Clara Ríos: Próxima',
      'Solicitudes2',
      'Próxima',
      'Lejana',
      'Completa tu cuenta',
    ]);
  await expect
    .element(turn.getByRole('link', { name: /^Enviar propuesta/ }))
    .toHaveAttribute('href', expect.stringContaining('propuesta=nueva'));
  await expectGoodScreen();
});

test('the paid work of today stands above everything', async () => {
  const turno = { who: 'professional', action: 'entregar', amount: null } as const;
  const facts = { estado: 'pagado', grupo: 'en_curso', recieved: 'q'.repeat(43), turno } as const;
  signIn(person('professional', { proposal_active: [summary(3, { ...facts, start: null })] }));
  answer(getCounts, { ...NOTHING_WAITS, solicitudes: 1 });
  const vence = new Date(Date.now() + 2.5 * 3_600_000).toISOString();
  answer(getReceivedRequests, { ...END, solicitudes: [{ ...WAITING, vence }] });
  await open('/profesional');
  await expect.element(page.getByText('Quedan 2 horas').first()).toBeVisible();
  const titles = page
    .getByRole('main')
    .getByRole('heading', { name: /^(Te toca|Solicitudes|Completa tu cuenta)/ })
    .elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Te toca2 cosas',
    'Solicitudes1',
    'Completa tu cuenta',
  ]);
  const turn = page.getByRole('region', { name: /^Te toca/ });
  await expect.element(turn.getByRole('heading', { level: 3 })).toHaveTextContent('Trabajo 3');
  await expect.element(turn.getByRole('listitem')).toMatchTextContent(/^.*Responde a Clara Ríos/);
});

test('requests with more time stand above an account that is not complete', async () => {
  signIn(person('professional'));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const titled = (id: number, titulo: string, days: number) => ({
    ...WAITING,
    id,
    datos: { ...REQUEST.datos, titulo },
    vence: inDays(days),
  });
  answer(getReceivedRequests, {
    ...END,
    solicitudes: [titled(7, 'Próxima', 2), titled(8, 'Lejana', 3)],
  });
  answer(getCounts, { ...NOTHING_WAITS, solicitudes: 2 });
  await open('/profesional');
  await expect.element(page.getByRole('heading', { name: 'Lejana' })).toBeVisible();
  const titles = page
    .getByRole('heading', { name: /^(Lejana|Próxima|Completa tu cuenta)$/ })
    .elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Próxima',
    'Lejana',
    'Completa tu cuenta',
  ]);
});
