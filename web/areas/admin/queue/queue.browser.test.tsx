import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteAccount, getUser } from '#contract/accounts.ts';
import { getAdministrators } from '#contract/administrators.ts';
import { getDispute } from '#contract/disputes.ts';
import { validateProfessional } from '#contract/identity.ts';
import { getFailedRefunds } from '#contract/operations.ts';
import { getPayouts } from '#contract/payouts.ts';
import { assignCase, getQueue, type QueueItem } from '#contract/queue.ts';
import { whoMay } from '#domain/administrators/permissions.ts';
import { QUEUE_KINDS, type QueueKind } from '#domain/queue/queue.ts';
import { DAY } from '#lib/mexico-time.ts';
import { accountDetail, answerFile } from '#web/testing/account-detail.ts';
import { address, DESKTOP, goBack, open, PHONE } from '#web/testing/app.tsx';
import { answer, answerEach, asked, refuse, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { signInReader } from '#web/testing/reader.ts';
import { alerts, button, expectGoodScreen, field, notices, problem } from '#web/testing/screen.ts';
import { payout } from '../payouts/testing.ts';
import { setShortcuts } from './shortcuts.ts';

// What waits for the team (4 §F), as far as only the answer of a call varies.

const KEYS = { tomas: 't'.repeat(43), alma: 'a'.repeat(43), bruno: 'b'.repeat(43) };

/** A case that has waited so many hours of 24. */
function waiting(
  tipo: QueueKind,
  clave: string,
  titulo: string,
  hours: number,
  more: Partial<QueueItem> = {},
): QueueItem {
  const since = Date.now() - hours * (DAY / 24);
  return {
    tipo,
    clave,
    titulo,
    detalle: '',
    monto: null,
    desde: new Date(since).toISOString(),
    limite: new Date(since + DAY).toISOString(),
    responsable: null,
    ...more,
  };
}

const PAYOUT = waiting('pago', '7', 'Rosa Peña', 31, {
  detalle: 'La cuenta no existe',
  monto: 472,
});
const TOMAS = waiting('validacion', KEYS.tomas, 'Tomás Núñez', 22, {
  detalle: 'Plomería · Puebla, Puebla',
});
const ALMA = waiting('validacion', KEYS.alma, 'Alma Ruiz', 20);

/** Answers the queue with these, and with the one that is asked for by name. */
function answerQueue(
  cases: readonly QueueItem[],
  stand = { pendientes: 2, validadas: 0, rechazadas: 0 },
): void {
  answerEach(getQueue, ({ tipo, clave, claves, responsable }) => ({
    casos: cases.filter(
      (one) =>
        (tipo === undefined || one.tipo === tipo) &&
        (clave === undefined || one.clave === clave) &&
        (!Array.isArray(claves) || claves.includes(one.clave)) &&
        (responsable !== 'nadie' || one.responsable === null),
    ),
    hay_mas: false,
    siguiente: null,
    abiertos: QUEUE_KINDS.map((one) => ({
      tipo: one,
      casos: cases.filter(({ tipo: of }) => of === one).length,
    })),
    elegidas: claves === undefined ? null : stand,
  }));
}

const member = (keylogin: string, nombre: string) => ({
  keylogin,
  nombre,
  email: 'equipo@maestros.mx',
  img_profile: null,
  permisos: ['soporte' as const],
  suspendida: false,
  visto_at: null,
  createAt: '2026-01-01T15:00:00.000Z',
});

const list = () => page.getByRole('group', { name: 'Lista de casos' });
const pane = () => page.getByRole('region', { name: 'Caso', exact: true });
const paneTitle = (name: string) => pane().getByRole('heading', { level: 2, name });

beforeEach(() => {
  setShortcuts(true);
  const admin = signIn(person('admin', { nombre: 'Ada Solís' }));
  answerFile();
  answerEach(getUser, ({ user_id }) =>
    accountDetail({ ...person('professional'), keylogin: String(user_id) }),
  );
  answer(getAdministrators, {
    administradores: [member(admin.keylogin, 'Ada Solís'), member(KEYS.bruno, 'Bruno Luna')],
  });
  answerQueue([PAYOUT, TOMAS, ALMA]);
});

test('what waits stands by how urgent it is, with its age, and no case opens by itself', async () => {
  const report = waiting('denuncia', '4', 'Ramón Núñez', 1, { detalle: 'pago_por_fuera' });
  const forgotten = waiting('eliminacion', KEYS.bruno, 'Guadalupe Villaseñor Montemayor', 1044);
  answerQueue([forgotten, PAYOUT, TOMAS, ALMA, report]);
  for (const screen of [PHONE, DESKTOP]) {
    await open('/admin/casos', screen);
    await expect.element(list()).toBeVisible();
    const groups = page.getByRole('region', { name: /límite|24 horas/ });
    expect(groups.elements().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Pasaron su límite',
      'Vencen en 24 horas',
    ]);
    await expect
      .element(page.getByRole('link', { name: /^Rosa Peña/ }))
      .toMatchTextContent('Pago devuelto · $472.00 · La cuenta no existe');
    await expect.element(page.getByRole('link', { name: /^Tomás/ })).toMatchTextContent('22');
    await expect
      .element(page.getByRole('link', { name: /^Guadalupe/ }))
      .toMatchTextContent('Espera 43 días / de 24 h');
    await expect
      .element(page.getByRole('link', { name: /^Ramón/ }))
      .toMatchTextContent('Denuncia · Pide pagar por fuera de Maestros');
    await expectGoodScreen();
  }
  await expect.element(button('Empezar por Guadalupe Villaseñor Montemayor')).toBeVisible();
  expect(asked(getUser)).toEqual([]);
});

test('the address says of which kind and whose; what there is not says so', async () => {
  await open('/admin/casos', DESKTOP);
  await page.getByRole('link', { name: 'Validaciones 2' }).click();
  await expect.element(page.getByRole('link', { name: /^Rosa Peña/ })).not.toBeInTheDocument();
  await field('De quién').selectOptions('De nadie');
  await expect.poll(address).toBe('/admin/casos?tipo=validacion&de=nadie');
  await page.getByRole('link', { name: 'Denuncias 0' }).click();
  await expect.element(page.getByText('No hay casos así')).toBeVisible();
  await expectGoodScreen();
  answerQueue([]);
  await open('/admin/casos');
  await expect.element(page.getByText('Nada espera al equipo')).toBeVisible();
  await expectGoodScreen();
});

test('letters go on, back and take a case, not while one types, and can be turned off', async () => {
  await open('/admin/casos', DESKTOP);
  await page.getByRole('link', { name: /^Rosa Peña/ }).click();
  await expect.element(paneTitle('Rosa Peña')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(paneTitle('Tomás Núñez')).toHaveFocus();
  expect(address()).toBe(`/admin/casos?caso=validacion.${KEYS.tomas}`);
  await userEvent.keyboard('k');
  await expect.element(paneTitle('Rosa Peña')).toHaveFocus();
  await userEvent.keyboard('j');
  await button('Escribir una nota').click();
  await field('Nota').fill('');
  await userEvent.keyboard('jefe');
  await expect.element(field('Nota')).toHaveValue('jefe');
  expect(asked(assignCase)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('?');
  await page.getByLabelText('Usar estos atajos en este equipo').click();
  await button('Entendido').click();
  await userEvent.keyboard('k');
  await expect.element(paneTitle('Tomás Núñez')).toBeVisible();
});

test('a professional is validated by two keys', async () => {
  const { profile, ...user } = person('professional');
  const rute = '/accounts/identificacion.php';
  const shown = { identificacionFrontal_rute: rute, identificacionTrasera_rute: rute };
  const withId = { ...user, keylogin: KEYS.tomas, profile: profile && { ...profile, ...shown } };
  answer(getUser, accountDetail(withId));
  await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, DESKTOP);
  await expect.element(button('Validar y seguir')).not.toHaveAttribute('aria-disabled');
  answer(validateProfessional, { user: person('professional') });
  await userEvent.keyboard('v');
  await expect.element(page.getByRole('button', { name: 'Validar', exact: true })).toHaveFocus();
  answerQueue([ALMA]);
  await userEvent.keyboard('{Enter}');
  await expect.element(paneTitle('Alma Ruiz')).toHaveFocus();
  expect(asked(validateProfessional)).toMatchObject([{ user_id: KEYS.tomas, estatus: 'validado' }]);
});

test('what was typed is there again after Back, and gone once it was sent', async () => {
  await open('/admin/casos', PHONE);
  const back = async (name: string) => {
    await page.getByRole('link', { name: /^Tomás/ }).click();
    await expect.element(button(name)).not.toHaveAttribute('aria-disabled');
    await button(name).click();
  };
  await back('Rechazar');
  await field('Motivo').fill('La foto no se lee.');
  goBack();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await back('Rechazar');
  await expect.element(field('Motivo')).toHaveValue('La foto no se lee.');
  await expect.element(page.getByText('Recuperamos lo que no habías guardado.')).toBeVisible();
  answer(validateProfessional, { user: person('professional') });
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(notices().getByText(/^Le avisamos a/)).toBeVisible();
  await open('/admin/casos', PHONE);
  await back('Rechazar');
  await expect.element(field('Motivo')).toHaveValue('');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await button('Escribir una nota').click();
  await field('Nota').fill('Llamó dos veces.');
  goBack();
  await back('Escribir una nota');
  await expect.element(field('Nota')).toHaveValue('Llamó dos veces.');
});

test('a case is taken; of two at once the second is told of the first', async () => {
  await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, DESKTOP);
  await expect.element(paneTitle('Tomás Núñez')).toHaveFocus();
  reply(assignCase, () =>
    Response.json(
      {
        mensaje: 'El responsable cambió mientras lo veías. Bruno Luna lo cambió el 3 nov.',
        code: 'assignee_changed',
      },
      { status: 409 },
    ),
  );
  const bruno = { keylogin: KEYS.bruno, nombre: 'Bruno Luna' };
  answerQueue([PAYOUT, { ...TOMAS, responsable: bruno }, ALMA]);
  await userEvent.keyboard('e');
  await expect.element(alerts().getByText(/Bruno Luna lo cambió/)).toBeVisible();
  await expect.element(field('Quién lo lleva')).toHaveValue(KEYS.bruno);
  await expect
    .element(page.getByRole('link', { name: /^Tomás/ }))
    .toMatchTextContent('Lo lleva Bruno Luna');
  answer(assignCase, { responsable: null });
  await field('Quién lo lleva').selectOptions('Nadie lo lleva');
  await expect.element(notices().getByText('Nadie lo lleva.')).toBeVisible();
  expect(asked(assignCase)).toMatchObject([
    { tipo: 'validacion', clave: KEYS.tomas, antes: '' },
    { a: '', antes: KEYS.bruno },
  ]);
});

test('a professional is validated in two presses, and the next one is there', async () => {
  for (const screen of [PHONE, DESKTOP]) {
    answerQueue([TOMAS, ALMA]);
    await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, screen);
    await expect.element(button('Validar y seguir')).not.toHaveAttribute('aria-disabled');
    await expectGoodScreen();
    // The next one is loaded ahead.
    await expect.poll(() => asked(getUser).at(-1)).toMatchObject({ user_id: KEYS.alma });
    answer(validateProfessional, { user: person('professional') });
    await button('Rechazar').click();
    await page.getByRole('dialog').getByLabelText('Motivo').fill('La foto no se lee.');
    answerQueue([ALMA]);
    await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
    await expect.element(paneTitle('Alma Ruiz')).toHaveFocus();
    expect(asked(validateProfessional).at(-1)).toMatchObject({
      user_id: KEYS.tomas,
      estatus: 'rechazado',
      motivo: 'La foto no se lee.',
      identificacion_at: expect.any(String),
    });
  }
});

test('a validation that somebody was faster with is not asked again: a second Enter decides nothing', async () => {
  await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, DESKTOP);
  await button('Validar y seguir').click();
  await page.getByRole('dialog').getByLabelText('Motivo').fill('La vi en persona.');
  refuse(validateProfessional, 'validation_decided');
  await page.getByRole('dialog').getByRole('button', { name: 'Validar', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(asked(validateProfessional)).toHaveLength(1);
});

test('whoever decides second is told of the first, keeps what they typed, and goes on', async () => {
  await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, DESKTOP);
  await button('Rechazar').click();
  await page.getByRole('dialog').getByLabelText('Motivo').fill('La foto no se lee.');
  reply(validateProfessional, () =>
    Response.json(
      { mensaje: 'Alguien más ya decidió. Bruno Luna lo validó.', code: 'validation_decided' },
      { status: 409 },
    ),
  );
  answerQueue([PAYOUT, ALMA]);
  const user = { ...person('professional'), keylogin: KEYS.tomas };
  const decided = { validacion: 'validado', validacion_at: '2026-11-20T15:00:00.000Z' } as const;
  const profile = user.profile && { ...user.profile, ...decided };
  answer(getUser, accountDetail({ ...user, profile }, { validacion_por: 'Bruno Luna' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(alerts().getByText(/Bruno Luna lo validó/)).toBeVisible();
  await expect.element(paneTitle('Este caso ya no espera')).toBeInTheDocument();
  await expect
    .element(page.getByRole('dialog').getByLabelText('Motivo'))
    .toHaveValue('La foto no se lee.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect
    .element(pane().getByText('Quedó validado: 20 nov 2026, 9:00, Bruno Luna. Sigue Alma Ruiz.'))
    .toBeVisible();
  await expect
    .element(button('Validar y seguir'))
    .toHaveAccessibleDescription('Ya se decidió: arriba dice qué.');
  await expectGoodScreen();
  await button('Siguiente: Alma Ruiz').click();
  await expect.element(paneTitle('Alma Ruiz')).toHaveFocus();
});

test('who may not read accounts is told who may, and takes no case that they may not decide', async () => {
  signInReader('finanzas');
  await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, DESKTOP);
  const who = whoMay(validateProfessional.permission ?? ['dueño']);
  await expect.element(button('Validar y seguir')).toHaveAccessibleDescription(who);
  await expect.element(button('Rechazar')).toHaveAccessibleDescription(who);
  const read = asked(getUser).length;
  signInReader();
  await open(`/admin/casos?caso=validacion.${KEYS.tomas}`, DESKTOP);
  await expect.element(pane().getByText('Nadie lo lleva')).toBeVisible();
  await expect.element(field('Quién lo lleva')).not.toBeInTheDocument();
  await expect
    .element(
      pane()
        .getByText(whoMay(getUser.permission ?? ['dueño']))
        .first(),
    )
    .toBeVisible();
  expect(asked(getUser)).toHaveLength(read);
});

test('payouts, refunds and deletions say what happened and what can be done', async () => {
  const refund = waiting('devolucion', '5', 'Nora Salas', 3, { monto: 120 });
  const leaving = waiting('eliminacion', KEYS.alma, 'Alma Ruiz', 2);
  answerQueue([PAYOUT, refund, leaving]);
  answer(getPayouts, {
    payouts: [payout(7, 'Rosa Peña', { estado: 'devuelto', motivo: 'La cuenta no existe' })],
    hay_mas: false,
    siguiente: null,
  });
  answer(getFailedRefunds, {
    devoluciones: [
      {
        id: 5,
        persona: { keylogin: KEYS.alma, nombre: 'Nora Salas' },
        monto: 120,
        pago: 3,
        motivo: 'rechazada',
        detalle: '',
        intentos: 5,
        tardia: 0,
        createAt: '2026-11-20T15:00:00.000Z',
        fallo_at: '2026-11-20T15:00:00.000Z',
        siguiente_at: '2026-11-23T15:00:00.000Z',
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  answerEach(getUser, ({ user_id }) =>
    accountDetail(
      { ...person('professional'), keylogin: String(user_id) },
      { eliminacion: { id: 3, motivo: 'Me voy del país.', pedida_at: '2026-11-20T15:00:00.000Z' } },
    ),
  );
  for (const screen of [PHONE, DESKTOP]) {
    await open('/admin/casos?caso=pago.7', screen);
    await expect.element(pane().getByText('La cuenta no existe', { exact: true })).toBeVisible();
    await expectGoodScreen();
    await open('/admin/casos?caso=devolucion.5', screen);
    await expect.element(button('Reintentar: devolución a Nora Salas')).toBeVisible();
    await expect.element(pane().getByText(/Se intenta\s+otra vez sola: /)).toBeVisible();
    await expectGoodScreen();
    await open(`/admin/casos?caso=eliminacion.${KEYS.alma}`, screen);
    await expect.element(pane().getByText('Motivo: «Me voy del país.»')).toBeVisible();
    await expectGoodScreen();
  }
  refuse(deleteAccount, 'deletion_withdrawn');
  await button('Eliminar').click();
  await button('Eliminar cuenta').click();
  expect(asked(deleteAccount)).toMatchObject([{ id: KEYS.alma, solicitud: 3 }]);
});

test('a queue that cannot be loaded is asked for again', async () => {
  refuse(getQueue, 'internal');
  await open('/admin/casos');
  await expect.element(problem()).toBeVisible();
  answerQueue([TOMAS]);
  await button('Intentar de nuevo').click();
  await expect.element(page.getByRole('link', { name: /^Tomás/ })).toBeVisible();
});

/** Validates the open one, who showed no ID. */
async function validate(): Promise<void> {
  await button('Validar y seguir').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Motivo').fill('Vino con su identificación.');
  await dialog.getByRole('button', { name: 'Validar', exact: true }).click();
}

test.each([PHONE, DESKTOP])(
  'chosen validations are decided one after another, and the run says how it ended, at %i',
  async (...screen) => {
    const other = waiting('validacion', 'n'.repeat(43), 'Nora Paz', 10);
    answerQueue([PAYOUT, TOMAS, other, ALMA]);
    answer(validateProfessional, { user: person('professional') });
    const elegidas = `elegidas=${KEYS.tomas}%2C${KEYS.alma}`;
    await open(`/admin/casos?tipo=validacion&${elegidas}`, screen);
    const run = page.getByRole('group', { name: 'Validaciones elegidas' });
    await expect.element(run).toMatchTextContent('Elegiste 2 validaciones · 0 de 2 decididas');
    await expect.element(page.getByRole('link', { name: /^Nora/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation', { name: 'De qué' })).not.toBeInTheDocument();
    await expectGoodScreen();
    await page.getByRole('link', { name: /^Tomás/ }).click();
    await expect.element(paneTitle('Tomás Núñez')).toBeVisible();
    answerQueue([ALMA], { pendientes: 1, validadas: 1, rechazadas: 0 });
    await validate();
    await expect.element(paneTitle('Alma Ruiz')).toBeVisible();
    await expect.poll(address).toContain(elegidas);
    await expect.element(run).toMatchTextContent('1 de 2 decididas');
    answerQueue([], { pendientes: 0, validadas: 2, rechazadas: 0 });
    await validate();
    await expect
      .element(page.getByRole('heading', { name: 'Terminaste: 2 validadas' }))
      .toBeVisible();
    await expect.element(pane()).not.toBeInTheDocument();
    await expectGoodScreen();
  },
);

test('an address that names nobody, or no case, says so and leads back', async () => {
  await open('/admin/casos?de=zzz', DESKTOP);
  await expect.element(page.getByText('Nadie del equipo tiene esa clave')).toBeVisible();
  expect(asked(getQueue)).toEqual([]);
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Ver los de todos' }).click();
  await expect.element(list()).toBeVisible();
  refuse(getDispute, 'dispute_not_found');
  await open('/admin/casos?caso=disputa.99999', DESKTOP);
  await expect.element(paneTitle('No encontramos ese caso')).toBeVisible();
  await expectGoodScreen();
  await open('/admin/casos?caso=pago.abc', DESKTOP);
  await expect.element(paneTitle('No encontramos ese caso')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos los casos' }).click();
  await expect.poll(address).toBe('/admin/casos');
});
