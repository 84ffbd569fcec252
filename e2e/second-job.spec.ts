import { expect } from '@playwright/test';
import { updateAddress } from '#contract/accounts.ts';
import { getReceivedRequests } from '#contract/requests.ts';
import { send } from './steps/calls.ts';
import { type Member, newClient, newProfessional } from './steps/people.ts';
import { expectGoodScreen, PHONE, test } from './steps/person.ts';
import { payDue } from './steps/project-calls.ts';
import { type ProjectSetup, projectAt } from './steps/project-setup.ts';
import { messages, panel } from './steps/project.ts';

// After the last star: the same professional again, the receipt, the favourites.

const HOME = {
  direccion: 'Pavo 312',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Mexicaltzingo',
  cp: '44180',
};

/** A project that both have rated and the client has finished. */
async function finished(client: Member, professional: Member): Promise<ProjectSetup> {
  const project = await projectAt('por_pagar', professional, {}, client);
  await payDue(project);
  await client.complete(project.id);
  await client.review(project.id, 5, 'Quedó muy bien.');
  await professional.review(project.id, 5, 'Muy amable.');
  await client.finalize(project.id);
  return project;
}

test('a client hires the same plumber for a second job', async ({ seat }) => {
  const client = await newClient();
  const professional = await newProfessional();
  await send(updateAddress, HOME, { as: client });
  const { titulo } = await finished(client, professional);
  const { page } = await seat(PHONE, client);

  await page.goto(`/chat/${professional.keylogin}?panel=proyecto`);
  await panel(page)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .click();
  await expect(panel(page).getByRole('button', { name: /^En tus favoritos/ })).toBeVisible();
  await panel(page).getByRole('link', { name: 'Ver recibo' }).click();
  await expect(page.getByText('Visa terminada en 4242')).toBeVisible();
  await expect(page.getByText(titulo)).toBeVisible();
  await expectGoodScreen(page);

  await page.goto('/cliente/favoritos');
  await expect(page.getByText(/^Ya trabajaste con .+ · 1 trabajo$/)).toBeVisible();
  await expectGoodScreen(page);

  await page.goto('/');
  const taps: string[] = [];
  const tap = async (name: RegExp | string) => {
    taps.push(String(name));
    await page.getByRole('button', { name }).click();
  };
  await tap(/^Volver a contratar/);
  await expect(page.getByRole('heading', { name: '¿Cómo y cuándo?' })).toBeVisible();
  await expectGoodScreen(page);
  await tap('Siguiente');
  await expect(page.getByRole('radio', { name: /^Mi dirección/ })).toBeChecked();
  await expectGoodScreen(page);
  await tap('Continuar');
  await expect(page).toHaveURL(`/chat/${professional.keylogin}?action=presupuesto`);
  await tap('Enviar solicitud');
  await expect(page).toHaveURL(`/chat/${professional.keylogin}`);
  expect(taps).toHaveLength(4);
  await expect(
    messages(page)
      .getByText(/Como la vez pasada/)
      .first(),
  ).toBeAttached();

  const as = { session_id: professional.session_id, keylogin: professional.keylogin };
  const { solicitudes } = await send(getReceivedRequests, { por_responder: true }, { as });
  expect(solicitudes).toMatchObject([
    {
      trabajos_contigo: 1,
      datos: { titulo, categoria: 'Plomería', colonia: HOME.colonia, cp: HOME.cp },
    },
  ]);
  // The street is for who is paid to come.
  expect(JSON.stringify(solicitudes)).not.toContain(HOME.direccion);
  const again = await projectAt('por_pagar', professional, {}, client);
  await payDue(again);
  const { page: work } = await seat(PHONE, professional);
  await work.goto(`/chat/${client.keylogin}?panel=proyecto`);
  await expect(panel(work).getByText(new RegExp(`^${HOME.direccion}, `))).toBeVisible();
  await expect(panel(work).getByRole('link', { name: 'Abrir en el mapa' })).toBeVisible();
  await expectGoodScreen(work);
});
