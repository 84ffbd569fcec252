import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  addAccountNote,
  getAccountNotes,
  getAccounts,
  getUser,
  updateUserAccount,
  updateUserAddress,
} from '#contract/accounts.ts';
import { getReports } from '#contract/moderation.ts';
import { getPayouts } from '#contract/payouts.ts';
import { getProjects, getShownWorks } from '#contract/projects.ts';
import { ownAddressFields } from '#contract/accounts/address.ts';
import { textOf } from '#contract/errors.ts';
import { emptyTexts } from '#contract/fields.ts';
import type { User } from '#contract/views.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { NO_ROWS } from '#web/testing/lists.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  expectInTime,
  field,
  fill,
  notices,
  problem,
} from '#web/testing/screen.ts';
import { accountDetail, answerFile } from '#web/testing/account-detail.ts';
import { payout } from '../../payouts/testing.ts';
import { LISTED } from '../../projects/testing.ts';

// The account screen with its tabs (2 §2), as far as only the answer of a call varies.

const ADDRESS = {
  direccion: 'Calle Hidalgo 12',
  cp: '44160',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Americana',
};
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const city = () => page.getByRole('combobox', { name: 'Ciudad' });
const lost = FAILURES.find(({ code }) => code === 'network') ?? FAILURES[0]!;

let user: User;
beforeEach(() => {
  signIn(person('admin'));
  answerCatalogue();
  user = person('client');
  answer(getUser, accountDetail(user));
  answer(getShownWorks, { trabajos: [] });
  answerFile();
});

async function openAccount(screen: typeof PHONE | typeof DESKTOP = PHONE): Promise<void> {
  await open(`/admin/cuentas/${user.keylogin}`, screen);
  await expect.element(button('Guardar dirección')).toBeVisible();
}

async function expectSaved(text: string): Promise<void> {
  await expect.element(notices().getByText(text)).toBeVisible();
  await expect.element(notices().getByText('Éxito')).toBeVisible();
}

/** Presses Tab until a control has the focus; the focus must be visible at each stop. */
async function reach(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled();
  await expect
    .poll(async () => {
      await userEvent.tab();
      const focused = document.activeElement;
      if (focused && focused !== document.body) expectRing(focused);
      return target.element() === focused;
    })
    .toBe(true);
}

/** Expects a focus ring on the element, on what is drawn for it, or on the box around it. */
function expectRing(focused: Element): void {
  const ringed = (element: Element) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && Number(opacity) > 0;
  };
  const around: Element[] = focused.nextElementSibling ? [focused.nextElementSibling] : [];
  for (let at: Element | null = focused, up = 0; at && up < 8; at = at.parentElement, up++)
    around.push(at);
  expect(around.some(ringed), `no focus ring: ${focused.outerHTML.slice(0, 200)}`).toBe(true);
}

test('errors stand at their fields', async () => {
  await openAccount();
  await tab('Cuenta').click();
  await expect.element(title('Dirección')).not.toBeInTheDocument();
  await expect
    .element(button('Guardar cuenta'))
    .toHaveAccessibleDescription('Todavía no cambias nada.');
  await fill({ Correo: 'OTRA@CORREO.EXAMPLE' });
  refuse(updateUserAccount, 'email_in_use', { email: textOf('email_in_use') });
  await button('Guardar cuenta').click();
  expect(textOf('email_in_use')).toBe('Ya hay una cuenta con este correo.');
  await expectAtField('Correo', textOf('email_in_use'));
  await expectGoodScreen();
  await tab('Dirección').click();
  await fill({ 'Calle y número': ' ' });
  await button('Guardar dirección').click();
  await expectAtField('Calle y número', 'Escribe la dirección.');
  expect(asked(updateUserAddress)).toEqual([]);
});

test('a saved account shows what the server stored', async () => {
  await openAccount();
  const account = { ...user.account, apellidos: 'Núñez Solís', email: 'jimena@correo.example' };
  await fill({ Correo: 'JIMENA@CORREO.EXAMPLE', Apellidos: 'Núñez Solís' });
  answer(updateUserAccount, { user: { ...user, account } });
  const hasta = '2026-11-22T18:00:00.000Z';
  answer(
    getUser,
    accountDetail(
      { ...user, account },
      { nombres_anteriores: [{ nombre: 'Nora', apellidos: 'Salas Gil', hasta }] },
    ),
  );
  await button('Guardar cuenta').click();
  await expectSaved('Cuenta actualizada exitosamente.');
  await expect.element(field('Correo')).toHaveValue('jimena@correo.example');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Nora Núñez Solís');
  await expect.element(page.getByText(/^Nora Salas Gil \(hasta el/)).toBeVisible();
});

test('the tabs and a form work by keyboard', async () => {
  await openAccount(DESKTOP);
  await expect.element(tab('Perfil')).not.toBeInTheDocument();
  await reach(tab('Todo'));
  await userEvent.keyboard('{End}');
  await expect.element(tab('Pagos realizados')).toHaveFocus();
  await expect.element(title('Pagos realizados')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Todo')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tab('Dirección')).toHaveFocus();
  await expect.element(title('Cuenta')).not.toBeInTheDocument();
  await reach(field('Calle y número'));
  await userEvent.keyboard(ADDRESS.direccion);
  await reach(field('Código postal'));
  await userEvent.keyboard(ADDRESS.cp);
  await reach(page.getByRole('combobox', { name: 'Estado' }));
  await userEvent.keyboard('J');
  await expect.element(field('Estado')).toHaveValue(ADDRESS.estado);
  await reach(city());
  await userEvent.keyboard(ADDRESS.ciudad);
  const option = page.getByRole('option', { name: ADDRESS.ciudad, exact: true });
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(city()).toHaveValue(ADDRESS.ciudad);
  await reach(field('Colonia'));
  await userEvent.keyboard(ADDRESS.colonia);
  const empty = emptyTexts(ownAddressFields);
  answer(updateUserAddress, { user: { ...user, address: { ...empty, ...ADDRESS, cp: 44160 } } });
  await userEvent.keyboard('{Enter}');
  await expectSaved('Dirección actualizada exitosamente.');
  expect(asked(updateUserAddress)).toMatchObject([{ formDataAddress: ADDRESS }]);
});

test('each tab has the date range, and each choice loads again', async () => {
  user = person('professional');
  answer(getUser, accountDetail(user));
  await openAccount(DESKTOP);
  const names = page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(9);
  for (const name of names) {
    await tab(name).click();
    await expect.element(page.getByRole('radio', { name: 'Último mes' })).toBeChecked();
  }
  await tab('Dirección').click();
  const ranges = ['Último día', 'Último mes', 'Último día'];
  for (const [at, name] of ranges.entries()) {
    await page.getByRole('radio', { name }).click();
    await expect.poll(() => asked(getUser)).toHaveLength(at + 2);
  }
  expect(asked(getUser).map(({ intervalo }) => intervalo)).toEqual([
    '1 MONTH',
    '1 DAY',
    '1 MONTH',
    '1 DAY',
  ]);
  await expectGoodScreen();
});

test('another date range that fails to load keeps typed text, and loads after a retry', async () => {
  await openAccount();
  await fill({ Nombre: 'Carolina' });
  await tab('Mensajes').click();
  stopClock();
  for (const failure of FAILURES) {
    fail(getUser, failure);
    const choice = failure === FAILURES[0] ? page.getByRole('radio', { name: 'Último año' }) : null;
    await (choice ?? button('Intentar de nuevo')).click();
    await expectInTime(alerts().getByText(failure.text(getUser)));
    await expectInTime(problem().getByText(failure.text(getUser)));
    await button('Cerrar aviso').click();
  }
  expect(asked(getUser).at(-1)).toMatchObject({ intervalo: '1 YEAR' });
  expect(address()).toBe(`/admin/cuentas/${user.keylogin}?intervalo=1+YEAR`);
  await expectGoodScreen();
  answer(getUser, accountDetail(user));
  await button('Intentar de nuevo').click();
  await expect
    .element(page.getByText('No escribió ni recibió mensajes en este periodo.'))
    .toBeVisible();
  await expect.element(tab('Mensajes')).toHaveAttribute('aria-selected', 'true');
  await tab('Cuenta').click();
  await expect.element(field('Nombre')).toHaveValue('Carolina');
});

test('a lost connection keeps typed text, and leaving it asks first', async () => {
  answer(getAccounts, { accounts: [], ...NO_ROWS });
  await openAccount();
  await tab('Dirección').click();
  await fill({ 'Calle y número': ADDRESS.direccion, 'Código postal': ADDRESS.cp });
  await field('Estado').selectOptions(ADDRESS.estado);
  await city().fill(ADDRESS.ciudad);
  await page.getByRole('option', { name: ADDRESS.ciudad, exact: true }).click();
  await fill({ Colonia: ADDRESS.colonia });
  fail(updateUserAddress, lost);
  await button('Guardar dirección').click();
  await expect.element(alerts().getByText('Error al actualizar la dirección')).toBeVisible();
  await expect.element(field('Calle y número')).toHaveValue(ADDRESS.direccion);

  await button('Volver').click();
  const question = page.getByRole('dialog');
  await expect.element(question).toMatchTextContent('¿Salir sin guardar?');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(field('Calle y número')).toHaveValue(ADDRESS.direccion);
  await button('Volver').click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cuentas');
});

test('what the person has with Maestros stands beside their data, and what is theirs leads to it', async () => {
  user = person('professional');
  answer(getUser, {
    ...accountDetail(user),
    fechas: {
      alta: '2026-10-02T15:00:00.000Z',
      ultimo_uso: '2026-11-20T15:00:00.000Z',
      validado_at: '2026-10-03T15:00:00.000Z',
    },
  });
  answer(getProjects, {
    proyectos: [LISTED],
    hay_mas: false,
    siguiente: null,
    sumas: { total: 1, muchos: 0, precio: 17_000, retenido: 3_650 },
  });
  answer(getPayouts, { payouts: [payout(9, user.nombre)], hay_mas: false, siguiente: null });
  const about = { keylogin: user.keylogin, nombre: user.nombre, rol: 2 } as const;
  answer(getReports, {
    reports: [
      {
        id: 3,
        de: { keylogin: 'r'.repeat(43), nombre: 'Rebeca Ríos', rol: 1 },
        sobre: about,
        motivo: 'pago_por_fuera',
        texto: 'Quería efectivo.',
        mensaje: null,
        createAt: '2026-11-02T15:00:00.000Z',
        atendida: {
          por: 'Ada Paz',
          createAt: '2026-11-03T15:00:00.000Z',
          accion: 'aviso',
          nota: '',
        },
      },
    ],
    hay_mas: false,
    abiertas: 0,
  });
  await openAccount(DESKTOP);
  const main = page.getByRole('main');
  await expect
    .element(main.getByText('1 proyecto por $17,000.00; protegido $3,650.00'))
    .toBeVisible();
  await expect
    .element(main.getByRole('link', { name: LISTED.titulo }))
    .toHaveAttribute('href', '/admin/proyectos/10467');
  await expect.element(main.getByText(/atendida por Ada Paz/)).toBeVisible();
  await expect.element(main.getByText('Se habló con la persona')).toBeVisible();
  // Its Wednesday, whatever the hour.
  await expect.element(main.getByRole('link', { name: '25 nov 2026' })).toBeVisible();
  await expectGoodScreen();
  expect(asked(getProjects)).toMatchObject([{ persona: user.keylogin }]);
});

test('a note on a person is kept through a lost answer, and read at once', async () => {
  await openAccount();
  await button('Escribir una nota').click();
  await button('Guardar la nota').click();
  await expectAtField('Nota', 'Escribe la nota.');
  await field('Nota').fill('Prefiere que le llamen por la tarde.');
  fail(addAccountNote, lost);
  await button('Guardar la nota').click();
  await expect.element(alerts().getByText(lost.text(addAccountNote))).toBeVisible();
  const nota = {
    id: 1,
    texto: 'Prefiere que le llamen por la tarde.',
    createAt: '2026-11-20T19:10:00.000Z',
    por: { keylogin: 'l'.repeat(43), nombre: 'Luz Treviño' },
  };
  answer(addAccountNote, { nota });
  answer(getAccountNotes, { notas: [nota], hay_mas: false, siguiente: null });
  await button('Guardar la nota').click();
  await expect.element(page.getByText(nota.texto)).toBeVisible();
  const [first, second] = asked(addAccountNote) as { client_id: string }[];
  expect(first?.client_id).toBe(second?.client_id);
});
