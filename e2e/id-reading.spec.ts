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

// Reading IDs: administrators see the comparison with the account, owners only learn that theirs is illegible. What
// a comparison can find is tested in web/areas/admin/identity/id-card.browser.test.tsx.

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
const picture = async (drawing: string) => ({
  name: 'lado.png',
  content: await sharp(Buffer.from(drawing)).png().toBuffer(),
});
const HOLDER = {
  nombre: 'Jimena',
  apellidos: 'Núñez Gil',
  gender: 'f',
  face: 'Clara Ríos Mendoza',
  seed: 4,
} as const;

/** Uploads both sides, and waits until they have been read. */
async function sendId(person: Member, front: string, back: string): Promise<void> {
  const { session_id, keylogin } = person;
  const images = {
    identificacionFrontal: await picture(front),
    identificacionTrasera: await picture(back),
  };
  await send(perfil, { prof }, { as: { session_id, keylogin }, images });
  await expectRead(person);
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

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Lectura de la INE' }) });

test('the owner of an illegible ID takes a better photo, which an administrator compares with the account', async ({
  seat,
}) => {
  const person = await signUpProfessional(somebodyNew('Jimena', 'Núñez Gil'));
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

  await sendId(person, await drawFront(HOLDER), drawBack(HOLDER));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Identificación oficial' })).toBeVisible();
  await expect(page.getByText('Ya la tenemos.').first()).toBeVisible();
  await expect(page.getByText(HINT)).toHaveCount(0);

  const office = (await seat(DESKTOP, admin)).page;
  await office.goto(`/admin/cuentas/${person.keylogin}`);
  await expect(card(office)).toContainText('Todo cuadra');
  await expect(card(office)).toContainText('NUXEZ GIL JIMENA');
  await expect(card(office).getByRole('img', { name: 'Correcto' })).toHaveCount(7);
  await card(office).getByRole('button', { name: 'Ver reverso' }).press('Enter');
  const image = office.getByRole('dialog').getByRole('img', { name: /^Reverso de la identi/ });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
});
