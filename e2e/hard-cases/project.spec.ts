import { expect } from '@playwright/test';
import { getNotifications } from '#contract/notifications.ts';
import { send } from '../steps/calls.ts';
import { DESKTOP, openTabOf } from '../steps/person.ts';
import { beginPayment, expectProtected, openProject, panel } from '../steps/project.ts';
import { projectAt } from '../steps/project-setup.ts';
import { test } from './test.ts';

test('each transition happens once, however often its button is pressed', async ({
  seat,
  professional,
}) => {
  const job = await projectAt('publicada', professional);
  const { page } = await seat(DESKTOP, job.client);
  const pressTwice = async (name: string | RegExp, sure: string | RegExp = name) => {
    await panel(page).getByRole('button', { name }).dblclick();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: sure }).dblclick();
    await expect(dialog).toBeHidden();
  };
  await openProject(page, professional);
  await pressTwice('Aceptar', 'Aceptar propuesta');
  await (await beginPayment(page, '4242424242424242')).dblclick();
  await expectProtected(page, '$1,999.00');

  // The toast about the payment, which stays for 8 s, does not cover the project.
  await panel(page).getByRole('tab', { name: 'Anticipos' }).click({ timeout: 6_000 });
  await panel(page).getByRole('radio', { name: /33 %/ }).check({ force: true });
  await pressTwice(/^Liberar \$659\.67/);
  await expect(page.getByText('El anticipo se envio correctamente')).toBeVisible();
  await panel(page).getByRole('tab', { name: 'Proyecto' }).click();
  await expect(panel(page).getByText('$659.67 liberado')).toBeVisible();

  await job.client.complete(job.id);
  await job.client.review(job.id, 5, 'Todo bien.');
  await professional.review(job.id, 5, 'Todo bien.');
  await pressTwice(/^Finalizar y liberar \$1,339\.33/);
  await expect(panel(page).getByText('Finalizaste el proyecto')).toBeVisible();

  const { estado, pagado, liberado, retenido, eventos } = await job.view();
  expect({ estado, pagado, liberado, retenido }).toEqual({
    estado: 'finalizada',
    pagado: 1999,
    liberado: 1999,
    retenido: 0,
  });
  const steps = eventos.map(({ evento }) => evento).filter((name) => name !== 'calificacion');
  expect(steps).toEqual([
    'por_publicar',
    'publicada',
    'por_pagar',
    'pago_recibido',
    'anticipo',
    'completado',
    'finalizada',
  ]);
  // One notification each: accepted, paid, released, completed, reviewed, finalized; and the receipt of each release. Read
  // in their list: at night, and of many in an hour, less goes out.
  const notifications = async () => {
    const { session_id, keylogin } = professional;
    const { avisos } = await send(getNotifications, {}, { as: { session_id, keylogin } });
    return avisos.filter(({ msg }) => msg.includes(job.titulo)).length;
  };
  await expect.poll(notifications).toBe(8);
});

test('accepting in one tab and rejecting in another: one wins, and both tabs show it', async ({
  seat,
  professional,
}) => {
  const job = await projectAt('publicada', professional);
  const accepting = await seat(DESKTOP, job.client);
  const rejecting = await openTabOf(accepting);
  const buttons = await Promise.all(
    [
      { page: accepting.page, name: 'Aceptar', sure: 'Aceptar propuesta' },
      { page: rejecting.page, name: 'Rechazar', sure: 'Rechazar propuesta' },
    ].map(async ({ page, name, sure }) => {
      await openProject(page, professional);
      await panel(page).getByRole('button', { name }).click();
      return page.getByRole('dialog').getByRole('button', { name: sure });
    }),
  );
  await Promise.all(buttons.map((button) => button.click()));

  await expect.poll(async () => (await job.view()).estado).not.toBe('publicada');
  const { estado, eventos } = await job.view();
  const [winner, loser] = estado === 'por_pagar' ? [accepting, rejecting] : [rejecting, accepting];
  await expect(winner.page.getByText('La propuesta se actualizo correctamente')).toBeVisible();
  await expect(loser.page.getByText(/Revisa cómo quedó\./)).toBeVisible();
  const shown = estado === 'por_pagar' ? 'Aceptaste la propuesta' : 'Rechazaste la propuesta';
  for (const { page } of [winner, loser]) {
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(panel(page).getByText(shown)).toBeVisible();
  }
  expect(eventos).toHaveLength(3);
});
