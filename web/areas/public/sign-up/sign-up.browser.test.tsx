import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { codeSend, create, createProfesional, validateCode } from '#contract/sign-up.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { testFailures, tryCode } from '#web/testing/form.ts';
import { photo } from '#web/testing/photo.ts';
import { choose, fill } from '#web/testing/screen.ts';
import { ACCOUNT, DATA, dropDrafts, openStep, PASS, PROVED, SENT } from './testing.ts';

beforeEach(answerCatalogue);
afterEach(dropDrafts);

testFailures({
  screen: 'step 1 of a sign-up',
  call: codeSend,
  button: 'Continuar',
  typed: DATA,
  refusable: ['phone', 'Teléfono'],
  open: async () => {
    await open('/quiero-contratar');
    await fill({ ...DATA, Teléfono: ACCOUNT.phone });
    await page.getByRole('checkbox', { name: /Acepto los términos/ }).click();
  },
});

testFailures({
  screen: 'asking for another code',
  call: codeSend,
  button: 'Reenviar código',
  typed: { Código: '12345' },
  open: async () => {
    await openStep('/quiero-contratar', 'codigo', SENT);
    await fill({ Código: '12345' });
  },
});

testFailures({
  screen: 'the code of a sign-up',
  call: validateCode,
  button: 'Validar código',
  typed: { Código: '123456' },
  refusable: ['code', 'Código'],
  open: async () => {
    await openStep('/quiero-contratar', 'codigo', SENT);
    await tryCode(validateCode);
  },
});

testFailures({
  screen: 'the summary of a client',
  call: create,
  button: 'Crear cuenta',
  typed: { Contraseña: PASS },
  refusable: ['pass', 'Contraseña'],
  open: async () => {
    await openStep('/quiero-contratar', 'resumen', PROVED);
    await fill({ Contraseña: PASS });
  },
});

testFailures({
  screen: 'the profile of a professional',
  call: createProfesional,
  button: 'Crear cuenta',
  typed: {
    'Describe brevemente los trabajos que realiza': 'Fugas, tinacos y calentadores.',
    Contraseña: PASS,
  },
  refusable: ['descripcion', 'Describe brevemente los trabajos que realiza'],
  open: async () => {
    await openStep('/quiero-trabajar', 'perfil', PROVED);
    await choose('Foto de perfil', await photo());
    await fill({ Contraseña: PASS });
  },
});
