import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getUser } from '#contract/accounts.ts';
import { getShownWorks } from '#contract/projects.ts';
import type { Lectura } from '#contract/identity.ts';
import { prove } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import { accountDetail, answerFile } from '#web/testing/account-detail.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked, refuse, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { STORED_PICTURE } from '#web/testing/photo.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';

// What an administrator sees of a professional's ID, in each state of its reading.

const READ: Lectura = {
  estado: 'leida',
  codigoValidacion: 'L-0123456789AB',
  tipo: 'EFGH',
  cic: '236165208',
  ocr: '0000116375842',
  mrz: 'IDMEX2361652082<<0000116375842\n8007057H3112316MEX<02<<12345<4\nNUXEZ<GIL<<JIMENA<<<<<<<<<<<<<',
  validacionMRZ: {
    emision: '02',
    fechaNacimiento: '1980-07-05',
    nombre: 'NUXEZ GIL JIMENA',
    sexo: 'M',
    vigencia: '2031-12-31',
  },
  digitos: { cic: true, fechaNacimiento: true, vigencia: true, compuesto: true },
  comparacion: 'coincide',
  vigente: true,
  imagen: 'trasera',
  createAt: '2026-11-20T15:00:00.000Z',
  leidaAt: '2026-11-20T15:01:00.000Z',
};

const image = (side: string) =>
  page.getByRole('dialog').getByRole('img', { name: new RegExp(`^${side} de la identi`) });
async function expectLoaded(side: string): Promise<void> {
  await expect.element(image(side)).toBeVisible();
  const shown = image(side).element() as HTMLImageElement;
  await expect.poll(() => shown.naturalWidth).toBeGreaterThan(0);
}

/** Jimena with both sides of her ID at this address. */
function withId(path: string): User {
  const user = person('professional');
  const account = { ...user.account, nombre: 'Jimena', apellidos: 'Núñez Gil' };
  const paths = { identificacionFrontal_rute: path, identificacionTrasera_rute: path };
  return { ...user, account, profile: user.profile && { ...user.profile, ...paths } };
}

async function openAccount(user: User, lectura: Lectura | null): Promise<void> {
  answer(getUser, accountDetail(user, { lectura }));
  answer(getShownWorks, { trabajos: [] });
  await open(`/admin/cuentas/${user.keylogin}`);
  await expect.element(page.getByRole('heading', { name: 'Lectura de la INE' })).toBeVisible();
}

async function expectGoodAtBothWidths(): Promise<void> {
  for (const [width, height] of [DESKTOP, PHONE]) {
    await page.viewport(width, height);
    await expectGoodScreen();
  }
}

beforeEach(() => {
  answerCatalogue();
  answerFile();
  signIn(person('admin'));
});

test('an ID of which a side is missing is incomplete, and cannot be opened', async () => {
  await openAccount(person('professional'), null);
  await expect.element(page.getByText('Incompleta', { exact: true })).toBeVisible();
  await expect.element(button('Ver frente')).toHaveAccessibleDescription('Todavía no la sube.');
  await expectGoodAtBothWidths();
});

test('an ID that agrees with its account says so at each fact, and opens in a dialog', async () => {
  await openAccount(withId(STORED_PICTURE), READ);
  await expect.element(page.getByText(/^Todo cuadra/)).toBeVisible();
  await expect.element(page.getByText('NUXEZ GIL JIMENA', { exact: true })).toBeVisible();
  expect(page.getByRole('img', { name: 'Correcto' }).elements()).toHaveLength(7);
  await expectGoodAtBothWidths();
  (button('Ver reverso').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectLoaded('Reverso');
  await expectGoodAtBothWidths();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Ver reverso')).toHaveFocus();
});

test('what an ID and its account disagree about is listed', async () => {
  const { validacionMRZ } = READ;
  await openAccount(withId(STORED_PICTURE), {
    ...READ,
    validacionMRZ: validacionMRZ && {
      ...validacionMRZ,
      nombre: 'NUXEZ GIL ROSA',
      vigencia: '2024-12-31',
    },
    comparacion: 'no_coincide',
    vigente: false,
    imagen: 'frontal',
  });
  const findings = page.getByRole('list', { name: 'Qué revisar' }).getByRole('listitem');
  expect(findings.elements().map(({ textContent }) => textContent)).toEqual([
    'El nombre no coincide. La INE dice «NUXEZ GIL ROSA» y la cuenta, «Jimena Núñez Gil».',
    'La INE venció el 31 dic 2024.',
    'Las imágenes están cambiadas: el reverso llegó como frente.',
  ]);
  await expectGoodAtBothWidths();
});

test('an image whose link has expired can be opened again', async () => {
  const user = withId('/identificaciones/vencido');
  await openAccount(user, READ);
  const renewed = { ...withId(STORED_PICTURE), keylogin: user.keylogin };
  const later = { ...READ, codigoValidacion: 'L-BA9876543210' };
  answer(getUser, accountDetail(renewed, { lectura: later }));
  await button('Ver frente').click();
  await expect
    .element(alerts().getByText('No se pudo abrir la imagen. Ábrela otra vez.'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText(later.codigoValidacion)).toBeVisible();
  await button('Ver frente').click();
  await expectLoaded('Frente');
});

test('what an ID shows and says is loaded when it is asked for, with a proof', async () => {
  const user = withId(STORED_PICTURE);
  answer(getUser, accountDetail(user, { identidad: false }));
  answer(getShownWorks, { trabajos: [] });
  await open(`/admin/cuentas/${user.keylogin}`);
  const show = button('Ver la identificación');
  await expect.element(show).toBeVisible();
  await expect.element(button('Ver frente')).not.toBeInTheDocument();
  await expectGoodScreen();
  refuse(getUser, 'proof_needed');
  await show.click();
  await page.getByLabelText('Tu contraseña', { exact: true }).fill('una clave cualquiera');
  reply(prove, () => {
    answer(getUser, accountDetail(user, { lectura: READ }));
    return Response.json({ mensaje: 'success' });
  });
  await button('Seguir').click();
  await button('Ver frente').click();
  await expectLoaded('Frente');
  expect(asked(getUser).at(-1)).toMatchObject({ identidad: true });
});

test('who may not see an ID is told who may', async () => {
  signIn(person('admin', { permisos: ['finanzas'] }));
  const user = withId(STORED_PICTURE);
  answer(getUser, accountDetail(user, { identidad: false, privado: false }));
  answer(getShownWorks, { trabajos: [] });
  await open(`/admin/cuentas/${user.keylogin}`);
  await expect
    .element(button('Ver la identificación'))
    .toHaveAccessibleDescription('Lo hace quien tiene el permiso de Soporte o Moderación.');
});
