import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import {
  type Member,
  newClient,
  newProfessional,
  signUpProfessional,
  somebodyNew,
} from './steps/people.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from './steps/person.ts';
import { say } from './steps/project.ts';
import { follow } from './steps/router.ts';

// A working day of an administrator: validations, suspensions, reviews, categories, chats and reports.

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Navigates by the links beside the screens, or by the menu of a phone. */
async function go(page: Page, label: string): Promise<void> {
  await expect(title(page)).toBeVisible();
  if (page.viewportSize()?.width === PHONE.width) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('dialog').getByRole('link', { name: label }).click();
  } else {
    await page
      .getByRole('navigation', { name: 'Administración' })
      .getByRole('link', { name: label })
      .click();
  }
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
  // Not «Página 1 de 12», which belongs to the whole list.
  await expect(page.getByText('Página 1 de 1', { exact: true })).toBeVisible();
}

const nameOf = ({ nombre, apellidos }: { nombre: string; apellidos: string }): string =>
  `${nombre} ${apellidos}`;

/** Makes a finished project with a review of the professional; answers the text of the review. */
async function reviewed(client: Member, professional: Member): Promise<string> {
  const texto = `Dejó todo sucio, folio ${randomInt(1_000_000)}.`;
  const id = await professional.begin(client, {
    titulo: 'Lavabo tapado',
    descripcion: 'Destapar el lavabo.',
    precio: 600,
  });
  await professional.publish(id);
  await client.accept(id);
  await client.pay(id);
  await client.complete(id);
  await client.review(id, 1, texto);
  return texto;
}

const devices = [
  ['a laptop', DESKTOP],
  ['a phone', PHONE],
] as const;
for (const [name, device] of devices)
  test(`a day of the team, from ${name}`, async ({ seat }) => {
    const waiting: Member[] = [];
    for (const nombre of ['Ximena', 'Yolanda', 'Zoraida'])
      waiting.push(await signUpProfessional(somebodyNew(nombre, 'Olmos Prado')));
    const client = await newClient('Bruno');
    // New people, because other journeys check the finished projects of the demo's people.
    const professional = await newProfessional('Rogelio');
    const texto = await reviewed(client, professional);
    const { page } = await seat(device);

    await test.step('log in, and see what waits', async () => {
      await page.goto('/login');
      await page.getByLabel('Correo').fill(DEMO_ACCOUNTS[2].email);
      await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Ingresar' }).last().click();
      await expect(title(page)).toHaveText('Cuentas');
      await go(page, 'Pendientes');
      await expect(title(page)).toHaveText('Pendientes');
      await expectGoodScreen(page);
    });

    await test.step('choose three professionals, and validate one after the other', async () => {
      await follow(page, '/admin/cuentas?validacion=pendiente');
      for (const { user } of waiting)
        await page
          .getByRole('checkbox', { name: `Elegir a ${nameOf(user.account)}`, exact: true })
          .first()
          .check();
      await page.getByRole('link', { name: 'Validar (3)' }).click();
      await page
        .getByRole('group', { name: 'Lista de casos' })
        .getByRole('link', { name: /^Ximena/ })
        .click();
      for (const { user } of waiting) {
        const nombre = nameOf(user.account);
        // The next one opens by itself.
        await expect(page.getByRole('heading', { level: 2, name: nombre })).toBeVisible();
        await page.getByRole('button', { name: 'Validar y seguir' }).click();
        const asking = page.getByRole('dialog');
        await asking.getByLabel('Motivo').fill('Trajo su identificación a la oficina.');
        await asking.getByRole('button', { name: 'Validar' }).click();
        await expect(toast(page, `${nombre} quedó validado.`)).toBeVisible();
      }
      await expect(
        page.getByRole('heading', { level: 2, name: 'Terminaste: 3 validadas' }),
      ).toBeVisible();
      await expectGoodScreen(page);
    });

    await test.step('suspend an account', async () => {
      await go(page, 'Cuentas');
      await search(page, client.user.account.email);
      await page.getByRole('link', { name: 'Bruno Ríos Luna', exact: true }).click();
      await page.getByRole('button', { name: 'Suspender' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Motivo').fill('Insultó a un profesional.');
      await dialog.getByRole('button', { name: 'Suspender' }).click();
      await expect(page.getByText('Suspendida').first()).toBeVisible();
    });

    await test.step('delete a review', async () => {
      await go(page, 'Reseñas');
      await search(page, texto);
      await page.getByRole('button', { name: /^Eliminar la reseña de Bruno/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await expect(toast(page, 'Reseña eliminado con exito')).toBeVisible();
      await page.goto(`/ver/profesional/${professional.keylogin}`);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText(texto)).toHaveCount(0);
    });

    await test.step('edit a category, and see it in the request form', async () => {
      const option = `Revisión con cámara ${randomInt(1_000_000)}`;
      await follow(page, '/admin/categorias?search=plomeria');
      await page.getByRole('button', { name: 'Editar Plomería' }).click();
      const dialog = page.getByRole('dialog').first();
      await dialog.getByLabel('Nueva opción').fill(option);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('Precio').last()).toBeFocused();
      await page.keyboard.type('875');
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(toast(page, 'La categoria se guardo con exito')).toBeVisible();
      const visitor = (await seat(PHONE)).page;
      await visitor.goto('/servicios/plomeria');
      await visitor.getByText(option).click();
      await expect(visitor.getByText('aprox. $875').first()).toBeVisible();
    });

    await test.step('answer a client', async () => {
      const asking = await newClient('Elvira');
      const email = asking.user.account.email;
      await follow(page, `/admin/cuentas?search=${encodeURIComponent(email)}`);
      await page.getByRole('link', { name: 'Elvira Ríos Luna', exact: true }).click();
      await page.getByRole('link', { name: 'Escribirle' }).click();
      await say(page, 'Hola, te escribe el equipo de Maestros.');
      const { page: theirs } = await seat(PHONE, asking);
      await theirs.goto('/chat/view');
      await theirs.getByText('Hola, te escribe el equipo de Maestros.').first().click();
      await say(theirs, '¿Cómo pido un comprobante?');
      await expect(page.getByRole('log')).toContainText('¿Cómo pido un comprobante?');
      await say(page, 'Lo tienes en tu correo.');
      await expect(theirs.getByRole('log')).toContainText('Lo tienes en tu correo.');
    });

    await test.step('read the reports', async () => {
      await follow(page, '/admin/reportes');
      for (const [path, heading] of [
        ['cuentas', 'Resumen de cuentas'],
        ['mensajes', 'Reporte de mensajes'],
        ['propuestas', 'Reporte de propuestas'],
        ['pagos-de-clientes', 'Reporte de pagos de clientes'],
        ['reviews', 'Reporte de reseñas'],
        ['notificaciones', 'Reporte de notificaciones'],
      ]) {
        await page.locator(`main a[href="/admin/reportes/${path}"]`).click();
        await expect(title(page)).toHaveText(heading ?? '');
        await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeEnabled();
        await expect(page.getByRole('img').first()).toBeVisible();
        await page.goBack();
      }
    });

    await test.step('and all of it stands in the audit log', async () => {
      await go(page, 'Auditoría');
      await expect(title(page)).toHaveText('Auditoría');
      const log = page.getByRole('article');
      await follow(page, '/admin/auditoria?accion=editar_categoria');
      await expect(log.filter({ hasText: 'Categoría «Plomería»' }).first()).toBeVisible();
      await follow(page, '/admin/auditoria?accion=suspender_cuenta');
      await expect(log.filter({ hasText: 'Insultó a un profesional.' }).first()).toBeVisible();
    });
  });
