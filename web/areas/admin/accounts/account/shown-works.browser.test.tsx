import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getUser } from '#contract/accounts.ts';
import { getShownWorks, takeDownShowing } from '#contract/projects.ts';
import { accountDetail, answerFile } from '#web/testing/account-detail.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { STORED_PICTURE } from '#web/testing/photo.ts';
import { alerts, button, expectGoodScreen, field, notices } from '#web/testing/screen.ts';

const link = { ruta: STORED_PICTURE, ruta_card: STORED_PICTURE };
const WORK = {
  id_proposal: 12,
  titulo: 'Cambio de llave',
  categoria: 'Plomería',
  cliente: 'Clara Ríos',
  finalized_at: '2026-11-20T18:00:00.000Z',
  imagenes: { antes: [link], despues: [link] },
};
const dialog = () => page.getByRole('dialog', { name: '¿Quitar estas fotos del perfil?' });

test('the team takes a shown work down, and says why', async () => {
  signIn(person('admin'));
  answerCatalogue();
  const user = person('professional');
  answer(getUser, accountDetail(user));
  answer(getShownWorks, { trabajos: [WORK] });
  answerFile();
  await open(`/admin/cuentas/${user.keylogin}`, PHONE);
  await expect.element(page.getByRole('heading', { name: 'Trabajos que muestra' })).toBeVisible();
  await expectGoodScreen();
  await button('Quitar del perfil las fotos de Cambio de llave').click();
  await expectGoodScreen();
  const send = dialog().getByRole('button', { name: 'Quitar las fotos' });
  await send.click();
  await expect.element(dialog().getByText('Escribe el motivo.')).toBeVisible();
  await field('Motivo').fill(' Se ve la cara de una persona ');
  const [failure] = FAILURES;
  fail(takeDownShowing, failure!);
  await send.click();
  await expect.element(alerts().getByText(failure!.text(takeDownShowing))).toBeVisible();
  answer(takeDownShowing, {});
  answer(getShownWorks, { trabajos: [] });
  await send.click();
  await expect.element(notices().getByText('Las fotos ya no se muestran.')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Trabajos que muestra' }))
    .not.toBeInTheDocument();
  expect(asked(takeDownShowing).at(-1)).toMatchObject({
    id_proposal: 12,
    motivo: 'Se ve la cara de una persona',
  });
});
