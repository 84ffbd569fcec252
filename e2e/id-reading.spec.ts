import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getUser } from '#contract/accounts.ts';
import { perfil } from '#contract/profile.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { drawBack, drawFront } from '#demo/pictures/holder.ts';
import { send } from './steps/calls.ts';
import { sideOf } from './steps/images.ts';
import { logIn, type Member, signUpProfessional, somebodyNew } from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';

// Reading IDs: administrators see the comparison with the account, owners only learn that theirs is illegible.

const HINT = 'No pudimos leer tu identificación';

let admin: Member;
test.beforeAll(async () => {
  admin = await logIn(DEMO_ACCOUNTS[2].email);
});

const prof = {
  nombre_comercial: '',
  profesion: 'Plomería',
  profesiones: [],
  descripcion: 'Fugas y tinacos.',
  estado: 'Jalisco',
  ciudad: 'Zapopan',
};
interface Picture {
  readonly name: string;
  readonly content: Buffer;
}
const picture = async (drawing: string): Promise<Picture> => ({
  name: 'lado.png',
  content: await sharp(Buffer.from(drawing)).png().toBuffer(),
});
const holder = (nombre: string, vigencia?: string) => ({
  nombre,
  apellidos: 'Núñez Gil',
  gender: 'f' as const,
  face: 'Clara Ríos Mendoza',
  seed: 4,
  ...(vigencia && { vigencia }),
});

/** Uploads both sides, and waits until they have been read. */
async function sendId(person: Member, front: string, back: string): Promise<void> {
  await upload(person, await picture(front), await picture(back));
  await expectRead(person);
}

async function upload(
  { session_id, keylogin }: Member,
  identificacionFrontal: Picture,
  identificacionTrasera: Picture,
): Promise<void> {
  const images = { identificacionFrontal, identificacionTrasera };
  await send(perfil, { prof }, { as: { session_id, keylogin }, images });
}

const expectRead = ({ keylogin }: Member) =>
  expect
    .poll(
      async () => {
        const { session_id } = admin;
        const as = { session_id, keylogin: admin.keylogin };
        return (await send(getUser, { user_id: keylogin }, { as })).lectura?.estado;
      },
      { timeout: 90_000 },
    )
    .toMatch(/leida|ilegible/);

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectGoodScreen(page);
  }
}

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Lectura de la INE' }) });

test('an administrator compares an ID with its account', async ({ seat }) => {
  const person = await signUpProfessional(somebodyNew('Jimena', 'Núñez Gil'));
  const { page } = await seat(PHONE, admin);
  await page.goto(`/admin/cuentas/${person.keylogin}`);
  await expect(card(page)).toContainText('Incompleta');
  await expect(card(page).getByRole('button', { name: 'Ver frente' })).toHaveAccessibleDescription(
    'Todavía no la sube.',
  );
  await expectGoodAtBothWidths(page);

  await sendId(person, await drawFront(holder('Jimena')), drawBack(holder('Jimena')));
  await page.reload();
  await expect(card(page)).toContainText('Todo cuadra');
  await expect(card(page)).toContainText('NUXEZ GIL JIMENA');
  await expect(card(page).getByRole('img', { name: 'Correcto' })).toHaveCount(7);
  await expectGoodAtBothWidths(page);
  await card(page).getByRole('button', { name: 'Ver reverso' }).press('Enter');
  const image = page.getByRole('dialog').getByRole('img', { name: /^Reverso de la identi/ });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expectGoodAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('button', { name: 'Ver reverso' })).toBeFocused();

  await sendId(person, drawBack(holder('Rosa', '241231')), await drawFront(holder('Rosa')));
  await page.reload();
  await expect(
    card(page).getByRole('list', { name: 'Qué revisar' }).getByRole('listitem'),
  ).toHaveText([
    'El nombre no coincide. La INE dice «NUXEZ GIL ROSA» y la cuenta, «Jimena Núñez Gil».',
    'La INE venció el 31 dic 2024.',
    'Las imágenes están cambiadas: el reverso llegó como frente.',
  ]);
  await expectGoodAtBothWidths(page);
});

test('an image whose link has expired can be opened again', async ({ seat }) => {
  const person = await signUpProfessional(somebodyNew('Elsa', 'Núñez Gil'));
  // What it shows does not matter, and one colour is read at once.
  const { name, buffer: content } = await sideOf('#1e4fa3');
  await upload(person, { name, content }, { name, content });
  const { page } = await seat(DESKTOP, admin);
  await page.goto(`/admin/cuentas/${person.keylogin}`);
  await page.route('**/api/identificaciones/**', (route) => route.fulfill({ status: 403 }), {
    times: 1,
  });
  const open = card(page).getByRole('button', { name: 'Ver frente' });
  await open.click();
  await expect(page.getByText('No se pudo abrir la imagen. Ábrela otra vez.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open.click();
  const image = page.getByRole('dialog').getByRole('img', { name: /^Frente de la identi/ });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
});

test('the owner of an illegible ID reads how to take a better photo', async ({ seat }) => {
  const person = await signUpProfessional(somebodyNew('Ramiro', 'Núñez Gil'));
  const { page } = await seat(PHONE, person);
  await page.goto('/profesional/perfil');
  for (const side of ['Frente', 'Reverso'])
    await page
      .getByLabel(`${side} de tu identificación`, { exact: true })
      .setInputFiles(await sideOf('#1e4fa3'));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expectRead(person);
  await page.reload();
  await expect(page.getByText(HINT)).toBeVisible();
  await expectGoodScreen(page);

  await sendId(person, await drawFront(holder('Ramiro')), drawBack(holder('Ramiro')));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Identificación oficial' })).toBeVisible();
  await expect(page.getByText('Ya la tenemos.').first()).toBeVisible();
  await expect(page.getByText(HINT)).toHaveCount(0);
});
