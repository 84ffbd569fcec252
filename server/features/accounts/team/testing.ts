import * as accounts from '#contract/accounts.ts';
import { validateSession } from '#contract/session.ts';
import type { User } from '#contract/views.ts';
import { type Made, makeAdmin } from '#demo/factories.ts';
import { startTestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let numbers = 0;
const somePhone = () => `+5255${20_000_000 + ++numbers}`;

export const someEmail = (name: string) => `${name}${++numbers}@correo.mx`;

/** Form data of a person with an unused e-mail and phone. */
export const person = (changes: object = {}) => ({
  nombre: 'Clara Inés',
  apellidos: 'Ríos Núñez',
  email: someEmail('clara'),
  phone: somePhone(),
  ...changes,
});
export const ADDRESS = {
  direccion: 'Calle Hidalgo 12',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  colonia: 'Americana',
  cp: '44160',
};
export const PROFILE = {
  descripcion: 'Fugas y tinacos.',
  estado: 'Jalisco',
  ciudad: 'todo el estado',
};

/** An application with an administrator who edits other people's accounts. */
export async function startEditing() {
  const test = await startTestApp();
  const boss = await makeAdmin(test.services);
  const as = sessionOf(boss);
  return {
    test,
    boss,
    as,
    account: (user_id: string, formDataAccount: object, more: object = {}) =>
      test.call.reply(accounts.updateUserAccount, { user_id, formDataAccount, ...more }, { as }),
    address: (user_id: string, formDataAddress: object, more: object = {}) =>
      test.call.reply(accounts.updateUserAddress, { user_id, formDataAddress, ...more }, { as }),
    profile: (user_id: string, formDataProfile: object, images = {}) =>
      test.call.reply(accounts.updateUserProfile, { user_id, formDataProfile }, { as, images }),
    ownView: async (made: Made): Promise<User> =>
      (await test.call.send(validateSession, {}, { as: sessionOf(made) })).user,
    auditOf: (keylogin: string) =>
      test.services.db
        .selectFrom('audit_log')
        .select(['admin_id', 'action', 'before', 'after'])
        .where('subject_id', '=', keylogin)
        .orderBy('id')
        .execute(),
  };
}
