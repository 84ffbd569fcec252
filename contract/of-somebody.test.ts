import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownAddressFields } from './accounts/address.ts';
import { ofSomebody } from './of-somebody.ts';
import { profileFields } from './profile/fields.ts';
import { personFields } from './sign-up.ts';

const FORMS = [personFields, ownAddressFields, profileFields];
/** What can be wrong with a field: missing, empty, of another kind, too short. */
const WRONG = [undefined, '', 7, 'x'];

test('errors in a form about somebody else do not address the person who types', () => {
  for (const form of FORMS)
    for (const value of WRONG) {
      const input = Object.fromEntries(Object.keys(form.shape).map((name) => [name, value]));
      const theirs = ofSomebody(form).safeParse(input).error?.issues ?? [];
      const own = form.safeParse(input).error?.issues ?? [];
      expect(theirs.map(({ path }) => path)).toEqual(own.map(({ path }) => path));
      for (const { message } of theirs) expect(message).not.toMatch(/\btus?\b|realizas/);
    }
});

test('valid input passes as in one’s own form, also in nested fields', () => {
  const input = z.object({ account: ofSomebody(personFields) });
  const account = {
    nombre: ' Luz ',
    apellidos: 'Ríos',
    email: 'luz@correo.mx',
    phone: '33 1234 5678',
  };
  expect(input.parse({ account })).toEqual({ account: personFields.parse(account) });
  const [issue] = input.safeParse({ account: { ...account, nombre: '' } }).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ['account', 'nombre'], message: 'Escribe el nombre.' });
});
