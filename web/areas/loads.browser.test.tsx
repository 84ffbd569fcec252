import { afterEach, beforeEach, expect, test } from 'vitest';
import { getAddresses } from '#contract/accounts.ts';
import type { ROL } from '#contract/call.ts';
import { getCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import { getMessages } from '#contract/chat.ts';
import { open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, fail } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, expectInTime, problem } from '#web/testing/screen.ts';
import { drafts } from './admin/accounts/new-professional/draft.ts';

// A signed-in screen that fails to load says so in a toast (2 §8) and in its place.

const [ONE, OTHER] = ['a'.repeat(43), 'b'.repeat(43)];
const ACCOUNT = { nombre: 'N', apellidos: 'S', email: 'n@s.mx', phone: '3312345678' };

const LOADS = [
  ['/cliente/direccion', 'client', getEstadosCiudades],
  ['/profesional/perfil', 'professional', getCategorias],
  ['/admin/nuevo-profesional?paso=direccion', 'admin', getEstadosCiudades],
  [`/admin/chat-history/${ONE}/${OTHER}`, 'admin', getMessages],
] as const satisfies readonly (readonly [string, keyof typeof ROL, object])[];

beforeEach(() => {
  answerCatalogue();
  answer(getAddresses, { direcciones: [] });
  drafts.keep('alta_por_administrador', { account: ACCOUNT });
});
afterEach(() => drafts.drop('alta_por_administrador'));

for (const [address, who, call] of LOADS)
  test(`${address}: ${call.path} reports every failure`, async () => {
    signIn(person(who));
    stopClock();
    for (const failure of FAILURES) {
      fail(call, failure);
      await open(address);
      await expectInTime(alerts().getByText(failure.text(call), { exact: true }));
      const inPlace = problem().getByText(failure.text(call), { exact: true });
      await expect.element(inPlace).toBeVisible();
    }
  });
