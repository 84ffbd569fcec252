import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { perfil } from '#contract/profile.ts';
import { textOf } from '#contract/errors.ts';
import type { User } from '#contract/views.ts';
import { address, open, PHONE } from '#web/testing/app.tsx';
import { letters } from '#web/testing/letters.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { fakeImage, photo, UNREADABLE } from '#web/testing/photo.ts';
import {
  button,
  choose,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';

// The professional's own profile, as far as only the answer of a call varies.

const FRONT = 'Frente de tu identificación';
const BACK = 'Reverso de tu identificación';
const DESCRIPTION = 'Describe brevemente los trabajos que realiza';

const save = () => button('Guardar cambios');
const shown = (text: string) => page.getByText(text, { exact: true });

let user: User;
beforeEach(async () => {
  answerCatalogue();
  user = signIn(person('professional'));
  await open('/profesional/perfil');
});

/** Saves, and expects that nothing remains to be saved. */
async function expectSaved(name: string, descripcion: string): Promise<void> {
  answer(perfil, { user: { ...user, profile: user.profile && { ...user.profile, descripcion } } });
  await button(name).click();
  await expect.element(shown('Tu cuenta se actualizo sin problemas.')).toBeVisible();
  await expect.element(save()).toHaveAccessibleDescription('Todavía no cambias nada.');
}

test('errors of browser and server stand at their fields', async () => {
  await fill({ [DESCRIPTION]: ' ' });
  await save().click();
  await expectAtField(DESCRIPTION, 'Describe brevemente los trabajos que realizas.');
  await expect.element(field(DESCRIPTION)).toHaveFocus();
  await fill({ [DESCRIPTION]: 'Fugas.' });
  await choose(BACK, fakeImage());
  await expectAtField(BACK, UNREADABLE);
  await expect.element(button('Quitar imagen')).not.toBeInTheDocument();
  await choose(BACK, await photo());
  const text = textOf('not_an_image');
  refuse(perfil, 'not_an_image', { identificacionTrasera: text });
  await save().click();
  await expectAtField(BACK, text);
  await expectGoodScreen();
  await button('Quitar imagen').click();
  await expectSaved('Guardar cambios', 'Fugas.');
});

test('with large letters a chosen trade keeps its cross', async () => {
  letters('200%');
  const profesiones = ['Instalación de electrodomésticos'];
  signIn({ ...user, profile: user.profile && { ...user.profile, profesiones } });
  await open('/profesional/perfil', PHONE);
  const chip = button('Quitar Instalación de electrodomésticos');
  await expect.element(chip).toBeVisible();
  expect(chip.element().querySelector('svg')?.getBoundingClientRect().width).toBe(16);
  expect(chip.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    chip.element().closest('ul')?.getBoundingClientRect().right ?? 0,
  );
});

test('a lost connection keeps the chosen images, and they can be sent again', async () => {
  await choose(FRONT, await photo());
  await fill({ [DESCRIPTION]: 'Tuberías de gas y agua.' });
  for (const failure of FAILURES) {
    fail(perfil, failure);
    await save().click();
    await expect.element(shown(failure.text(perfil))).toBeVisible();
    await expect.element(shown('yo.png')).toBeVisible();
    await expect.element(field(DESCRIPTION)).toHaveValue('Tuberías de gas y agua.');
  }
  const kept = page.getByText('Lo que escribiste y elegiste sigue aquí.', { exact: false });
  await expect.element(kept).toBeVisible();
  await expectGoodScreen();
  await expectSaved('Reintentar', 'Tuberías de gas y agua.');
  const sent = asked(perfil).at(-1) as Record<string, unknown> | undefined;
  expect(sent?.['identificacionFrontal']).toMatchObject({ name: 'yo.png' });
});

test('leaving with a chosen image asks first', async () => {
  await choose(FRONT, await photo());
  await page.getByRole('navigation', { name: 'Mi cuenta' }).getByText('Cuenta').click();
  await expect.element(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  await button('Seguir editando').click();
  await expect.element(button('Quitar imagen')).toBeVisible();
  expect(address()).toBe('/profesional/perfil');
});
