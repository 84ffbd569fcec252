import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { horarioPrecios } from '#contract/profile.ts';
import type { User } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, fill } from '#web/testing/screen.ts';

let user: User;
const save = () => button('Guardar horario y precios');
const day = (name: string) => page.getByRole('checkbox', { name });

beforeEach(async () => {
  answerCatalogue();
  const professional = person('professional');
  const precios = [
    { profesion: 'Plomería', desde: 1500 },
    { profesion: 'Pintura', desde: null },
  ];
  user = signIn({
    ...professional,
    profile: professional.profile && { ...professional.profile, dias: ['lun'], precios },
  });
  await open('/profesional/perfil');
});

test('days, hours and prices are said together, and nothing is asked for', async () => {
  await expect.element(save()).toHaveAccessibleDescription('Todavía no cambias nada.');
  await expect.element(day('lunes')).toBeChecked();
  await expect
    .element(page.getByRole('textbox', { name: 'Plomería, desde (opcional)' }))
    .toHaveValue('1,500');
  await day('miércoles').click({ force: true });
  await page.getByLabelText('Empiezas a las (opcional)').selectOptions('09:00');
  await save().click();
  await expectAtField(
    'Terminas a las (opcional)',
    'Elige a qué hora empiezas y a qué hora terminas.',
  );
  await page.getByLabelText('Terminas a las (opcional)').selectOptions('18:00');
  await fill({ 'Pintura, desde (opcional)': '45.5' });
  await save().click();
  await expect.element(page.getByText('Usa pesos enteros, sin centavos.')).toBeVisible();
  await fill({ 'Pintura, desde (opcional)': '45', 'Plomería, desde (opcional)': '' });
  await expectGoodScreen();
  answer(horarioPrecios, { user });
  await save().click();
  await expect.element(page.getByText('Tu horario y tus precios se guardaron.')).toBeVisible();
  expect(asked(horarioPrecios).at(-1)).toMatchObject({
    oferta: {
      dias: ['lun', 'mie'],
      hora_inicio: '09:00',
      hora_fin: '18:00',
      precios: [
        { profesion: 'Plomería', desde: '' },
        { profesion: 'Pintura', desde: '45' },
      ],
    },
  });
});
