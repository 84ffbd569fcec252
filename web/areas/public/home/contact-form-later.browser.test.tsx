import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contacto } from '#contract/contact.ts';
import { PHONE } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { button, expectAtField, field, fill } from '#web/testing/screen.ts';
import { ContactFormLater } from './contact-form-later.tsx';

let arrive = () => {};
const arrived = new Promise<void>((resolve) => (arrive = resolve));
const load = async () => {
  await arrived;
  return import('./contact-form.tsx');
};

let root: Root | undefined;
afterEach(() => root?.unmount());

test('what is typed before the form has its code is there after a reload', async () => {
  await page.viewport(...PHONE);
  const early = createRoot(document.body.appendChild(document.createElement('div')));
  early.render(<ContactFormLater load={() => new Promise(() => {})} />);
  await fill({ Nombre: 'Nora', Correo: 'nora@correo.example' });
  early.unmount();

  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ContactFormLater />);
  await expect.element(field('Correo')).toHaveValue('nora@correo.example');
  await expect.element(field('Nombre')).toHaveValue('Nora');
});

test('what is typed and pressed before the form has its code is not lost', async () => {
  await page.viewport(...PHONE);
  answer(contacto, {});
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ContactFormLater load={load} />);
  await fill({ Nombre: 'Nora', Correo: 'nora@correo.example' });
  await button('Enviar mensaje').click();
  await expect.element(button('Enviar mensaje')).toHaveAttribute('aria-busy', 'true');
  expect(asked(contacto)).toEqual([]);

  arrive();
  await expectAtField('Teléfono', 'Escribe tu teléfono.');
  await expect.element(field('Nombre')).toHaveValue('Nora');
  await expect.element(field('Teléfono')).toHaveFocus();
  await fill({ Teléfono: '3312345678' });
  await button('Enviar mensaje').click();
  await expect.poll(() => asked(contacto)).toHaveLength(1);
  expect(asked(contacto)).toMatchObject([{ formContact: { nombre: 'Nora' } }]);
});
