import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { emptyRequest, type RequestForm } from '#contract/requests.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import type { Photo } from './images.ts';

/** A stored request, in a trade with many professionals in the demo. */
export const LEAK: RequestForm = {
  ...emptyRequest(mexicoDay(Date.now() + 86_400_000)),
  categoria: 'Plomería',
  subcategoria: 'Reparar una fuga',
  opt: 'Reparar una fuga',
  opcion: 'Reparar una fuga',
  cantidad: '2',
  titulo: 'Fuga en la cocina',
  descripcion_servicio: 'Gotea la llave del fregadero\ny también la del baño.',
  precotizacion: 900,
};

/** A photo in one colour, to distinguish it from others. */
export const photoOf = async (name: string, background: string): Promise<Photo> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Stores a request and its images in the browser, as /solicitar does. */
export async function keepRequest(page: Page, form: RequestForm, photos: readonly Photo[] = []) {
  await page.goto('/politica-de-cookies');
  const files = photos.map(({ buffer, ...rest }) => ({ ...rest, text: buffer.toString('base64') }));
  await page.evaluate(
    async ({ form, files }) => {
      localStorage.setItem(
        'formDataSearch',
        JSON.stringify({ ...form, requestId: crypto.randomUUID() }),
      );
      const images = files.map(
        ({ name, mimeType, text }) =>
          new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, {
            type: mimeType,
          }),
      );
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('solicitud', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('imagenes');
        });
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('imagenes', 'readwrite');
          writing.objectStore('imagenes').put(images, 'request');
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    },
    { form, files },
  );
}

/** Fills in the request on a phone, one step after the other, and continues to the professionals. */
export async function askOnPhone(page: Page, form: RequestForm, photos: readonly Photo[]) {
  const next = page.getByRole('button', { name: 'Siguiente' });
  await page.goto('/solicitar');
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
  await page.getByRole('radio', { name: form.categoria }).check();
  await page.getByLabel('Descripción', { exact: true }).first().fill(form.descripcion_servicio);
  // A tap on the work goes on by itself.
  await page.getByText(form.opt, { exact: true }).click();
  await page.getByLabel('Cantidad', { exact: true }).fill(form.cantidad);
  await page.getByLabel('Imágenes (opcional)', { exact: true }).setInputFiles([...photos]);
  await expect(page.getByRole('button', { name: /Quitar la imagen/ })).toHaveCount(photos.length);
  await next.click();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Chooses the first professionals that can be chosen; answers their names. */
export async function choosePeople(page: Page, count: number): Promise<string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Elegir a / });
  await expect(boxes.first()).toBeVisible();
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Who is in a project with the client already has no box.
    const card = page.getByRole('article').filter({ has: boxes }).nth(index);
    await card.getByRole('checkbox').check();
    names.push(await card.getByRole('heading').innerText());
  }
  return names;
}
