import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agreeToShow, askToShow, stopShowing } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { PHONE } from '#web/testing/app.tsx';
import { answer, asked, fail } from '#web/testing/network.ts';
import { STORED_PICTURE } from '#web/testing/photo.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { dialog, dialogButton, openProjectAs, panel, panelButton } from '#web/testing/project.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import { openThreadAs } from '../cards/testing.ts';

// Whether the pictures of a finished work stand in the professional's profile.

const link = { ruta: STORED_PICTURE, ruta_card: STORED_PICTURE };
const DELIVERED = {
  estado: 'finalizada',
  entrega: { antes: [link], despues: [link, link] },
} as const satisfies Partial<Proposal>;

const showing = (
  estado: NonNullable<Proposal['muestra']>['estado'],
  imagenes: Proposal['entrega'] = DELIVERED.entrega,
): NonNullable<Proposal['muestra']> => ({
  estado,
  profesional: estado !== 'retirada',
  cliente: { pedida: null, aceptada: true, rechazada: false, retirada: null, quitada: true }[
    estado
  ],
  motivo: '',
  vez: 2,
  categoria: 'Plomería',
  imagenes,
});

test('the question stands above the messages of the finished work', async () => {
  await openThreadAs('client', { ...DELIVERED, muestra: showing('pedida') }, [['finalizada']]);
  await expect
    .element(page.getByRole('button', { name: /^Te toca: decir si se muestran las fotos/ }))
    .toBeVisible();
  await openThreadAs('professional', { ...DELIVERED, muestra: showing('pedida') }, [
    ['finalizada'],
  ]);
  await expect.element(page.getByText(/^Te toca/)).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a professional chooses the pictures and asks', async () => {
  const project = await openProjectAs('professional', DELIVERED, 'proyecto', PHONE);
  await panelButton('Mostrar en mi perfil').click();
  await expectGoodScreen();
  const after = dialog().getByRole('group', { name: 'Después' });
  const send = dialogButton('Preguntarle a Clara Ríos');
  await after.getByRole('checkbox').nth(0).click();
  await after.getByRole('checkbox').nth(1).click();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await after.getByRole('checkbox').nth(1).click();
  answer(askToShow, { proposal: { ...project, muestra: showing('pedida') } });
  await send.click();
  await expect.element(panel().getByText(/Clara Ríos decide si las fotos se ven/)).toBeVisible();
  expect(asked(askToShow)).toMatchObject([{ id_proposal: project.id, antes: [0], despues: [1] }]);
  await expect.element(panelButton('Mostrar en mi perfil')).not.toBeInTheDocument();
  answer(stopShowing, { proposal: { ...project, muestra: showing('retirada') } });
  await panelButton('Ya no pedirlo').click();
  await expect.element(panelButton('Mostrar en mi perfil')).toBeVisible();
});

test('a client sees the very pictures, agrees, and takes it back', async () => {
  const few = { antes: [], despues: [link] };
  const project = await openProjectAs(
    'client',
    { ...DELIVERED, muestra: showing('pedida', few) },
    'proyecto',
    PHONE,
  );
  const question = panel().getByRole('region', { name: 'Fotos en el perfil' });
  await expect.element(question.getByText(/puede mostrar estas fotos/)).toBeVisible();
  expect(question.getByRole('button', { name: /^Ver la foto/ }).elements()).toHaveLength(1);
  await expectGoodScreen();
  fail(agreeToShow, FAILURES[0]!);
  await question.getByRole('button', { name: 'Sí, que se vean' }).click();
  await expect.element(question.getByRole('button', { name: 'Sí, que se vean' })).toBeEnabled();
  answer(agreeToShow, { proposal: { ...project, muestra: showing('aceptada', few) } });
  await question.getByRole('button', { name: 'Sí, que se vean' }).click();
  await expect.element(panel().getByText(/se ven en el perfil de Taller/)).toBeVisible();
  expect(asked(agreeToShow).at(-1)).toMatchObject({ id_proposal: project.id, vez: 2 });
  await panelButton('Dejar de mostrarlas').click();
  answer(stopShowing, { proposal: { ...project, muestra: showing('rechazada', few) } });
  await dialogButton('Dejar de mostrarlas').click();
  await expect.element(panelButton('Permitir que se vean')).toBeVisible();
});

test('a refusal is told to the professional, who cannot ask again but can stop wanting it', async () => {
  const muestra = showing('rechazada');
  const project = await openProjectAs('professional', { ...DELIVERED, muestra });
  await expect.element(panel().getByText(/Clara Ríos prefiere que las fotos/)).toBeVisible();
  await expect.element(panelButton('Mostrar en mi perfil')).not.toBeInTheDocument();
  answer(stopShowing, { proposal: { ...project, muestra: { ...muestra, profesional: false } } });
  await panelButton('Ya no pedirlo').click();
  await expect.element(panelButton('Ya no pedirlo')).not.toBeInTheDocument();
  await expect.element(panel().getByText(/Clara Ríos prefiere que las fotos/)).toBeVisible();
});

test('a client can bring back nothing that the professional no longer wants to show', async () => {
  const muestra = { ...showing('rechazada'), profesional: false };
  await openProjectAs('client', { ...DELIVERED, muestra });
  await expect.element(panel().getByText(/no se muestran a nadie más/)).toBeVisible();
  await expect.element(panelButton('Permitir que se vean')).not.toBeInTheDocument();
});

test('a professional reads why the team took the pictures down, and nobody brings them back', async () => {
  const muestra = { ...showing('quitada'), motivo: 'Se ve la cara de una persona' };
  await openProjectAs('professional', { ...DELIVERED, muestra });
  await expect
    .element(panel().getByText(/de tu perfil. Motivo: Se ve la cara de una persona/))
    .toBeVisible();
  await expect.element(panelButton('Mostrar en mi perfil')).not.toBeInTheDocument();
  await openProjectAs('client', { ...DELIVERED, muestra });
  await expect.element(panel().getByText(/quitó las fotos del perfil de Taller/)).toBeVisible();
  await expect.element(panelButton('Permitir que se vean')).not.toBeInTheDocument();
});

test('nothing is asked of a work without pictures of its result', async () => {
  const entrega = { antes: [link], despues: [] };
  await openProjectAs('professional', { ...DELIVERED, entrega });
  await expect.element(panel().getByRole('list', { name: 'Antes' })).toBeVisible();
  await expect.element(panelButton('Mostrar en mi perfil')).not.toBeInTheDocument();
});
