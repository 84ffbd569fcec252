import { expect, type Page } from '@playwright/test';
import { photoOf } from './steps/images.ts';
import { codeSentTo } from './steps/outbox.ts';
import { demoProfessional, somebodyNew } from './steps/people.ts';
import { PHONE, test } from './steps/person.ts';
import { fillAccount, fillAddress, fillProfile, signUpAsClient } from './steps/sign-up.ts';

// The input of a sign-up survives reloads. That it survives failures is tested in
// web/areas/public/sign-up/kept-input.browser.test.tsx.

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a reload keeps the step and everything but the password', async ({ seat }) => {
  const person = somebodyNew('Elsa', 'Mora Vidal');
  const { page } = await seat(PHONE);
  await page.goto('/quiero-trabajar');
  await field(page, 'Nombre').fill(person.nombre);
  await page.reload();
  await expect(field(page, 'Nombre')).toHaveValue(person.nombre);
  await fillAccount(page, person);

  const resend = page.getByRole('button', { name: /Reenviar código en \d+ s/ });
  await expect(resend).toBeVisible();
  const before = await secondsIn(resend.innerText());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Escribe el código' })).toBeVisible();
  const after = await secondsIn(resend.innerText());
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(0);
  await field(page, 'Código').fill(await codeSentTo(person.phone));

  await field(page, 'Calle y número').fill('Av. Hidalgo 10');
  await field(page, 'Referencia (opcional)').fill('Portón verde');
  await page.reload();
  await expect(field(page, 'Calle y número')).toHaveValue('Av. Hidalgo 10');
  await expect(field(page, 'Referencia (opcional)')).toHaveValue('Portón verde');
  await fillAddress(page);

  await field(page, 'Foto de perfil').setInputFiles(await photoOf(7));
  await fillProfile(page, 'Plomería Mora');
  await page.getByRole('combobox', { name: 'Otras profesiones' }).selectOption('Pintura');
  await expect(button(page, 'Quitar Pintura')).toBeVisible();
  await expect.poll(() => photoIsKept(page)).toBe(true);
  await page.reload();
  await expect(page.getByText('yo.png')).toBeVisible();
  await expect(field(page, 'Nombre comercial (opcional)')).toHaveValue('Plomería Mora');
  await expect(page.getByRole('combobox', { name: 'Profesión principal' })).toHaveValue('Plomería');
  await expect(button(page, 'Quitar Pintura')).toBeVisible();
  await expect(page.getByLabel('Describe brevemente los trabajos que realiza')).toHaveValue(
    /Fugas, tinacos/,
  );
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, localStorage]));
  expect(stored).not.toContain(person.pass);

  await button(page, 'Crear cuenta').click();
  await expect(field(page, 'Contraseña')).toBeFocused();
  await field(page, 'Contraseña').fill(person.pass);
  await button(page, 'Crear cuenta').click();
  await expect(page).toHaveURL(/\/profesional\/perfil$/);
  await expect.poll(() => photoIsKept(page)).toBe(false);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('alta_profesional')))
    .toBeNull();
});

test('pasted telephones and codes are understood', async ({ seat }) => {
  const person = somebodyNew('Luz', 'Arce Ríos');
  const { page } = await seat(PHONE);
  await page.goto('/quiero-contratar');
  const { phone } = person;
  const spelled = `+52 1 (${phone.slice(0, 2)}) ${phone.slice(2, 6)}-${phone.slice(6)}`;
  await fillAccount(page, { ...person, phone: spelled });
  await expect(page.getByRole('heading', { name: 'Escribe el código' })).toBeVisible();
  const code = await codeSentTo(phone);
  await field(page, 'Código').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page.getByText('Código Validado')).toBeVisible();
});

test('a visitor who wanted to contact a person lands there after sign-up, once', async ({
  seat,
}) => {
  const { keylogin } = await demoProfessional();
  const { page } = await seat(PHONE);
  await page.goto(`/ver/profesional/${keylogin}`);
  await page.getByRole('link', { name: 'Escribirle' }).click();
  await expect(page).toHaveURL(/\/quiero-contratar$/);
  await signUpAsClient(page, somebodyNew('Nora', 'Islas Gil'));
  await expect(page).toHaveURL(new RegExp(`/chat/${keylogin}$`));
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ cache: '1' });
  expect(await page.evaluate(() => localStorage.getItem('redirect_url'))).toBeNull();
});

test('a redirect to another site is ignored', async ({ seat }) => {
  const { page } = await seat(PHONE);
  await page.goto('/quiero-contratar');
  await page.evaluate(() => localStorage.setItem('redirect_url', '/\t/otro.sitio/robo'));
  await signUpAsClient(page, somebodyNew('Abel', 'Ríos Gil'));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await page.evaluate(() => localStorage.getItem('redirect_url'))).toBeNull();
});

const secondsIn = async (text: Promise<string>) => Number(/(\d+) s/.exec(await text)?.[1]);

/** Whether the browser's database has the photo and the tab refers to it. */
const photoIsKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const stored = await new Promise<number>((resolve) => {
      const opening = indexedDB.open('alta');
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('fotos').objectStore('fotos').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
    const draft = JSON.parse(sessionStorage.getItem('alta_profesional') ?? '{}');
    return stored > 0 && Boolean(draft.photo);
  });
