import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getApprovals } from '#contract/approvals.ts';
import { textOf } from '#contract/errors.ts';
import { getPending } from '#contract/operations.ts';
import { getRates } from '#contract/rates.ts';
import {
  getAjustes,
  type Preguntas,
  saveContacto,
  savePreguntas,
  undoContacto,
  undoPreguntas,
} from '#contract/settings.ts';
import { open } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { button, expectAtField, expectGoodScreen, fill } from '#web/testing/screen.ts';
import { LIMITS } from '../approvals/testing.ts';

// What the team changes of the public pages (4 §F).

const ONE = { pregunta: '¿Puedo cancelar?', respuesta: 'Sí.', retirada: false };
const TWO = { pregunta: '¿Cuánto cuesta?', respuesta: 'Nada.', retirada: false };
const CHANGED = { autor: 'Clara Ríos', createAt: '2026-11-25T16:00:00.000Z' };
const questions = (...valor: Preguntas['valor']): Preguntas => ({
  version: 3,
  valor,
  ...CHANGED,
  anterior: [ONE],
});
const NONE = { correo: '', whatsapp: '', responsable: '', domicilio: '' };
const CONTACT = { version: 0, valor: NONE, autor: null, createAt: null, anterior: null };
const CONFIGURED = { ...NONE, correo: 'equipo@maestros.example' };

function answerSettings(preguntas: Preguntas, contacto: object = {}) {
  answer(getAjustes, {
    preguntas,
    contacto: { ...CONTACT, ...contacto },
    configurado: CONFIGURED,
  });
}

beforeEach(() => {
  signIn(person('admin'));
  answer(getPending, NOTHING_PENDING);
  answerSettings(questions(ONE, TWO));
});

test('each setting says what it is and what holds today', async () => {
  const [failure] = FAILURES;
  if (failure) fail(getRates, failure);
  answer(getApprovals, {
    en_espera: [],
    terminadas: [],
    hay_mas: false,
    siguiente: null,
    limites: LIMITS,
  });
  await open('/admin/ajustes');
  await expect.element(page.getByText(/Pagos de más de \$20,000.00/)).toBeVisible();
  await expect.element(page.getByText('2 en la página')).toBeVisible();
  await expect.element(page.getByText('equipo@maestros.example')).toBeVisible();
  await expect.element(page.getByText('No se cargó lo de hoy')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('link', { name: /^Preguntas frecuentes/ }).click();
  await expect.element(page.getByRole('heading', { name: '¿Cuánto cuesta?' })).toBeVisible();
});

test('a question is added, edited, put in order and withdrawn', async () => {
  await open('/admin/ajustes/preguntas');
  await expect.element(page.getByRole('heading', { name: ONE.pregunta })).toBeVisible();
  await expectGoodScreen();
  await button('Agregar pregunta').click();
  await button('Guardar pregunta').click();
  await expectAtField('Pregunta', 'Escribe la pregunta.');
  await fill({ Pregunta: '¿puedo CANCELAR?', Respuesta: 'Son {iva}.' });
  await button('Guardar pregunta').click();
  await expectAtField('Pregunta', 'Esa pregunta ya está en la lista.');
  await fill({ Pregunta: '¿Dan factura?', Respuesta: 'Sí.' });
  await userEvent.keyboard('{Escape}');
  await button('Agregar pregunta').click();
  await expect.element(page.getByLabelText('Pregunta')).toHaveValue('¿Dan factura?');
  const added = { pregunta: '¿Dan factura?', respuesta: 'Sí.', retirada: false };
  answer(savePreguntas, { preguntas: questions(ONE, TWO, added) });
  answerSettings({ ...questions(ONE, TWO, added), version: 4 });
  await button('Guardar pregunta').click();
  await expect.element(page.getByRole('heading', { name: '¿Dan factura?' })).toBeVisible();

  await button('Editar «¿Puedo cancelar?»').click();
  await fill({ Respuesta: 'Sí, antes.' });
  await button('Guardar pregunta').click();
  await expect.poll(() => asked(savePreguntas).length).toBe(2);
  await button('Retirar «¿Cuánto cuesta?»').click();
  await expect.poll(() => asked(savePreguntas).length).toBe(3);
  await button('Mover antes «¿Cuánto cuesta?»').click();
  await expect.poll(() => asked(savePreguntas).length).toBe(4);
  expect(asked(savePreguntas)).toMatchObject([
    { version: 3, preguntas: [ONE, TWO, added] },
    { version: 4, preguntas: [{ ...ONE, respuesta: 'Sí, antes.' }, TWO, added] },
    { version: 4, preguntas: [ONE, { ...TWO, retirada: true }, added] },
    { version: 4, preguntas: [TWO, ONE, added] },
  ]);
});

test('whoever was slower keeps what was typed, reads what is there, and may save it all the same', async () => {
  await open('/admin/ajustes/preguntas');
  await button('Editar «¿Puedo cancelar?»').click();
  await fill({ Respuesta: 'La mía.' });
  refuse(savePreguntas, 'setting_changed', {});
  const theirs = { ...ONE, respuesta: 'La de Clara.' };
  answerSettings({ ...questions(TWO, theirs), version: 4 });
  await button('Guardar pregunta').click();
  await expect.element(page.getByText('Ahora dice: La de Clara.')).toBeVisible();
  await expect.element(page.getByRole('status').getByText(textOf('setting_changed'))).toBeVisible();
  await expect.element(page.getByLabelText('Respuesta')).toHaveValue('La mía.');
  await expectGoodScreen();
  answer(savePreguntas, { preguntas: questions(TWO, ONE) });
  await button('Guardar pregunta').click();
  await expect
    .poll(() => asked(savePreguntas).at(-1))
    .toMatchObject({ version: 4, preguntas: [TWO, { ...ONE, respuesta: 'La mía.' }] });
});

test('the last change is undone, once it is said what that means', async () => {
  await open('/admin/ajustes/preguntas');
  await expect.element(page.getByText(/Último cambio: Clara Ríos, 25 nov 2026/)).toBeVisible();
  await button('Deshacer el último cambio').click();
  await expect.element(page.getByText('Se va «¿Cuánto cuesta?».')).toBeVisible();
  answer(undoPreguntas, { preguntas: questions(ONE) });
  answerSettings(questions(ONE));
  await button('Deshacer cambio').click();
  await expect
    .element(page.getByRole('heading', { name: '¿Cuánto cuesta?' }))
    .not.toBeInTheDocument();
  expect(asked(undoPreguntas)).toMatchObject([{ version: 3 }]);
});

test('contact data is changed, kept when somebody was faster, and undone', async () => {
  await open('/admin/ajustes/contacto');
  await expect.element(page.getByText('Todavía no hay un cambio.')).toBeInTheDocument();
  await expectGoodScreen();
  await button('Cambiar datos').click();
  await fill({ 'Correo (opcional)': 'hola@' });
  await button('Guardar datos').click();
  await expectAtField('Correo (opcional)', 'Escribe un correo válido, como nombre@correo.com.');
  await fill({ 'Correo (opcional)': 'hola@maestros.mx', 'WhatsApp (opcional)': '33 1234 5678' });
  refuse(saveContacto, 'setting_changed', {});
  const valor = { ...NONE, responsable: 'Rosa Díaz' };
  answerSettings(questions(ONE), { version: 1, valor, ...CHANGED, anterior: NONE });
  await button('Guardar datos').click();
  await expect.element(page.getByText('Quién opera Maestros: Rosa Díaz')).toBeVisible();
  const saved = { ...CONTACT, valor: { ...NONE, correo: 'hola@maestros.mx' }, version: 2 };
  answer(saveContacto, { contacto: saved });
  answerSettings(questions(ONE), { ...saved, ...CHANGED, anterior: valor });
  await button('Guardar datos').click();
  await expect.element(page.getByText('hola@maestros.mx')).toBeVisible();
  expect(asked(saveContacto)).toMatchObject([
    { version: 0, correo: 'hola@maestros.mx', whatsapp: '3312345678' },
    { version: 1 },
  ]);
  await button('Deshacer el último cambio').click();
  await expect
    .element(page.getByText('Correo: de «hola@maestros.mx» a «equipo@maestros.example».'))
    .toBeVisible();
  answer(undoContacto, { contacto: CONTACT });
  await button('Deshacer cambio').click();
  await expect.element(page.getByText('Volvió a estar como antes del cambio.')).toBeVisible();
  expect(asked(undoContacto)).toMatchObject([{ version: 2 }]);
});

test('what cannot be loaded says why', async () => {
  const [failure] = FAILURES;
  if (failure) fail(getAjustes, failure);
  await open('/admin/ajustes/preguntas');
  await expect.element(button('Intentar de nuevo')).toBeVisible();
});

test('who only reads sees them, and who changes them', async () => {
  signInReader();
  await open('/admin/ajustes/preguntas');
  await expectButtons({
    Volver: null,
    'Agregar pregunta': savePreguntas,
    'Deshacer el último cambio': undoPreguntas,
    'Editar «¿Puedo cancelar?»': savePreguntas,
    'Retirar «¿Puedo cancelar?»': savePreguntas,
    'Editar «¿Cuánto cuesta?»': savePreguntas,
    'Retirar «¿Cuánto cuesta?»': savePreguntas,
  });
});
