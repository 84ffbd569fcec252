import * as accounts from '#contract/accounts.ts';
import { validateSession } from '#contract/session.ts';
import type { ContactKind } from '#contract/views.ts';
import type { Made } from '#demo/factories.ts';
import type { TestApp } from '#server/testing/app.ts';
import { sessionOf } from '#server/testing/project.ts';

let numbers = 0;

/** A phone and an e-mail that nobody has. */
export const freePhone = (): string => `+5233${71_000_000 + ++numbers}`;
export const freeEmail = (): string => `nuevo${++numbers}@correo.mx`;

/** A code that is not the right one. */
export const other = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** What the owner of an account does about their phone and e-mail. */
export function contactOf(test: TestApp, made: Made) {
  const as = sessionOf(made);
  const { nombre, phone: own } = made;
  return {
    askPhone: (phone: string) =>
      test.call.reply(
        accounts.updateAccount,
        { account: { nombre, apellidos: 'Ríos', phone } },
        { as },
      ),
    askEmail: (email: string) => test.call.reply(accounts.changeEmail, { email }, { as }),
    resend: (dato: ContactKind) => test.call.reply(accounts.resendChange, { dato }, { as }),
    confirm: (dato: ContactKind, code: string) =>
      test.call.reply(accounts.confirmChange, { dato, code }, { as }),
    cancel: (dato: ContactKind) => test.call.reply(accounts.cancelChange, { dato }, { as }),
    user: async () => (await test.call.send(validateSession, {}, { as })).user,
    /** Saves the form with the phone that the account had when it was made. */
    save: () =>
      test.call.reply(
        accounts.updateAccount,
        { account: { nombre, apellidos: 'Ríos', phone: own } },
        { as },
      ),
  };
}

/** The codes that arrived somewhere, the latest first. */
export async function codesAt(test: TestApp, to: string): Promise<string[]> {
  await test.work();
  return test.sentTo(to).flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** The latest code there. */
export async function codeAt(test: TestApp, to: string): Promise<string> {
  const [code] = await codesAt(test, to);
  if (!code) throw new Error(`no code arrived at ${to}`);
  return code;
}
