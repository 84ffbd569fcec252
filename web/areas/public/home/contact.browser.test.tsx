import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contacto } from '#contract/contact.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch, answerSettings } from '#web/testing/catalogue.ts';
import { testFailures } from '#web/testing/form.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, field, fill } from '#web/testing/screen.ts';

const CONTACT = { Nombre: 'Nora', Correo: 'nora@correo.example' };

beforeEach(() => {
  answerCatalogue();
  answerSearch();
});

testFailures({
  screen: 'the contact form',
  call: contacto,
  button: 'Enviar mensaje',
  typed: CONTACT,
  refusable: ['correo', 'Correo'],
  open: async () => {
    await open('/#contacto');
    await fill({ ...CONTACT, Teléfono: '3312345678' });
  },
});

test('errors stand at their fields, and the first of them gets the focus', async () => {
  await open('/#contacto');
  await expect.element(field('Nombre')).toBeEnabled();
  await button('Enviar mensaje').click();
  await expectAtField('Nombre', 'Escribe tu nombre.');
  await expectAtField('Teléfono', 'Escribe tu teléfono.');
  await expectAtField('Correo', 'Escribe tu correo.');
  await expect.element(field('Nombre')).toHaveFocus();
  await expectGoodScreen();
  await fill({ ...CONTACT, Teléfono: '3312345678', Correo: 'nora@' });
  await button('Enviar mensaje').click();
  await expectAtField('Correo', 'Escribe un correo válido');
  expect(asked(contacto)).toEqual([]);
});

test('a long link in the message makes neither the field nor the page wider', async () => {
  for (const screen of [PHONE, DESKTOP]) {
    await open('/#contacto', screen);
    await expect.element(field('Nombre')).toBeEnabled();
    await fill({ 'Mensaje (opcional)': `https://mapas.example/${'a'.repeat(300)}` });
    await expectGoodScreen();
  }
});

test('the form is filled in for people who are signed in, and may be sent without a message', async () => {
  const { account } = signIn(person('client'));
  answer(contacto, {});
  await open('/#contacto');
  await expect.element(field('Nombre')).toHaveValue('Nora Salas Gil');
  await expect.element(field('Correo')).toHaveValue(account.email);
  await expect.element(field('Teléfono')).toHaveValue('33 1234 5678');
  await button('Enviar mensaje').click();
  await expect
    .element(page.getByRole('heading', { name: 'Gracias por escribirnos' }))
    .toHaveFocus();
  expect(asked(contacto)).toMatchObject([{ formContact: { correo: account.email } }]);
  await button('Escribir otro mensaje').click();
  await expect.element(field('Nombre')).toHaveFocus();
});

test('a team with a WhatsApp phone can be reached by it', async () => {
  const whatsapp = 'https://wa.me/525500000000';
  answerSettings({ whatsapp });
  await open('/#contacto');
  await expect
    .element(page.getByRole('link', { name: 'Escríbenos por WhatsApp' }))
    .toHaveAttribute('href', whatsapp);
  await expectGoodScreen();
});
