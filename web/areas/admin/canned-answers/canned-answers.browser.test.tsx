import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import { getUser } from '#contract/accounts.ts';
import {
  type CannedAnswer,
  getCannedAnswers,
  saveCannedAnswer,
  undoCannedAnswer,
  withdrawCannedAnswer,
} from '#contract/canned-answers.ts';
import { validateProfessional } from '#contract/identity.ts';
import { getShownWorks } from '#contract/projects.ts';
import { accountDetail, answerFile } from '#web/testing/account-detail.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';

// The team's answers (4 §F), as far as only the answer of a call varies.

const ANSWER: CannedAnswer = {
  id: 3,
  version: 2,
  tema: 'rechazo',
  titulo: 'La foto no se lee',
  texto: 'Hola, {nombre}. En la foto no se lee tu nombre.',
  retirada: 0,
  por: 'Ada Solís',
  createAt: '2026-11-20T15:00:00.000Z',
};
const dialog = () => page.getByRole('dialog');

beforeEach(() => {
  signIn(person('admin'));
  answer(getCannedAnswers, { respuestas: [ANSWER], retiradas: [] });
});

test('an answer is written, with the fields of what it is for', async () => {
  for (const screen of [PHONE, DESKTOP]) {
    await open('/admin/ajustes/respuestas', screen);
    await expect.element(page.getByText(ANSWER.texto)).toBeVisible();
    await expectGoodScreen();
  }
  await button('Nueva respuesta').click();
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expectAtField('Para qué es', 'Elige para qué es.');
  await expectAtField('Título', 'Escribe un título.');
  await field('Para qué es').selectOptions('Decisión de una disputa');
  await fill({ Título: 'A la mitad', Respuesta: 'Son {monto}.' });
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expectAtField('Respuesta', 'usa {proyecto}, {cliente} o {profesional}.');
  await fill({ Respuesta: '«{proyecto}» quedó a la mitad.' });
  refuse(saveCannedAnswer, 'canned_answer_title', {
    titulo: 'Ya hay una respuesta con este título.',
  });
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expectAtField('Título', 'Ya hay una respuesta con este título.');
  await expectGoodScreen();
  answer(saveCannedAnswer, { respuesta: ANSWER });
  await fill({ Título: 'A medias' });
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expect.element(notices().getByText('Respuesta guardada.')).toBeVisible();
  expect(asked(saveCannedAnswer).at(-1)).toMatchObject({ tema: 'disputa', titulo: 'A medias' });
});

test('an answer is withdrawn and its last change taken back, each after a question', async () => {
  await open('/admin/ajustes/respuestas');
  answer(withdrawCannedAnswer, { respuesta: ANSWER });
  answer(undoCannedAnswer, { respuesta: ANSWER });
  await button('Deshacer el último cambio de «La foto no se lee»').click();
  await expectGoodScreen();
  refuse(undoCannedAnswer, 'canned_answer_changed');
  await dialog().getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(alerts().getByText(/cambió mientras/)).toBeVisible();
  answer(undoCannedAnswer, { respuesta: ANSWER });
  await dialog().getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(notices().getByText('Quedó como estaba antes.')).toBeVisible();
  expect(asked(undoCannedAnswer).at(-1)).toMatchObject({ id: 3, version: 2 });
  answer(getCannedAnswers, { respuestas: [], retiradas: [{ ...ANSWER, version: 3, retirada: 1 }] });
  await button('Retirar «La foto no se lee»').click();
  await dialog().getByRole('button', { name: 'Retirar' }).click();
  await expect.element(page.getByRole('region', { name: 'Retiradas' })).toBeVisible();
  await expect.element(button('Retirar «La foto no se lee»')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('what somebody else changed meanwhile is shown, and nothing that was typed is lost', async () => {
  await open('/admin/ajustes/respuestas');
  await button('Editar «La foto no se lee»').click();
  await fill({ Respuesta: 'Lo mío.' });
  refuse(saveCannedAnswer, 'canned_answer_changed');
  answer(getCannedAnswers, {
    respuestas: [{ ...ANSWER, version: 3, texto: 'Lo suyo.' }],
    retiradas: [],
  });
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog().getByText('Ahora dice: Lo suyo.')).toBeVisible();
  // In the words of every other setting.
  await expect.element(dialog().getByText(textOf('canned_answer_changed'))).toBeVisible();
  await expect.element(dialog().getByText('Si guardas, queda lo tuyo.')).toBeVisible();
  await expect.element(field('Respuesta')).toHaveValue('Lo mío.');
  await expectGoodScreen();
  answer(saveCannedAnswer, { respuesta: ANSWER });
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expect.element(notices().getByText('Respuesta guardada.')).toBeVisible();
  expect(asked(saveCannedAnswer).at(-1)).toMatchObject({ id: 3, version: 3, texto: 'Lo mío.' });
  await button('Editar «La foto no se lee»').click();
  await expect.element(field('Respuesta')).toHaveValue('Lo suyo.');
});

test('who only reads sees them, and who changes them', async () => {
  signInReader();
  await open('/admin/ajustes/respuestas');
  await expectButtons({
    Volver: null,
    'Nueva respuesta': saveCannedAnswer,
    'Editar «La foto no se lee»': saveCannedAnswer,
    'Retirar «La foto no se lee»': withdrawCannedAnswer,
    'Deshacer el último cambio de «La foto no se lee»': undoCannedAnswer,
  });
});

test('a reason offers them filled in, below what was typed already', async () => {
  answerCatalogue();
  answerFile();
  const user = { ...person('professional'), nombre: 'Taller Núñez' };
  user.account = { ...user.account, nombre: 'Jimena' };
  answer(getUser, accountDetail(user));
  answer(getShownWorks, { trabajos: [] });
  await open(`/admin/cuentas/${user.keylogin}`);
  await button('Rechazar').click();
  await field('Respuesta guardada').selectOptions('La foto no se lee');
  await expect
    .element(field('Motivo'))
    .toHaveValue('Hola, Jimena. En la foto no se lee tu nombre.');
  await fill({ Motivo: 'Falta el reverso.' });
  await field('Respuesta guardada').selectOptions('La foto no se lee');
  const both = 'Falta el reverso.\nHola, Jimena. En la foto no se lee tu nombre.';
  await expect.element(field('Motivo')).toHaveValue(both);
  await expectGoodScreen();
  answer(validateProfessional, { user });
  await dialog().getByRole('button', { name: 'Rechazar' }).click();
  await expect.poll(() => asked(validateProfessional)).toMatchObject([{ motivo: both }]);
});
