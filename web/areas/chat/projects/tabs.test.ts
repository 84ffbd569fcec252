import { expect, test } from 'vitest';
import { ROL } from '#contract/call.ts';
import type { Proposal } from '#contract/views.ts';
import { tabsOf, waitingIn } from './tabs.ts';
import { disputeBy, proposal } from './testing.ts';

const client = { me: 'clara', rol: ROL.client };
const professional = { me: 'taller', rol: ROL.professional };
const admin = { me: 'taller', rol: ROL.admin };
const SENT = '2026-11-23T15:48:00.000Z';

test.each<[string, Partial<Proposal>, string, string, string]>([
  [
    'before it is sent',
    { published_at: null, pagado: 0 },
    'proyecto adicionales',
    'proyecto adicionales',
    'proyecto adicionales',
  ],
  [
    'once it is sent',
    { published_at: SENT, pagado: 0 },
    'proyecto ajustes adicionales',
    'proyecto adicionales',
    'proyecto ajustes adicionales',
  ],
  [
    'once payment has started',
    { published_at: SENT, pagado: 100 },
    'proyecto ajustes anticipos adicionales',
    'proyecto adicionales',
    'proyecto ajustes adicionales',
  ],
])('%s', (_, changes, ofClient, ofProfessional, ofAdmin) => {
  const tabs = (who: typeof admin | typeof client | typeof professional) =>
    tabsOf(proposal(changes), who).join(' ');
  expect(tabs(client)).toBe(ofClient);
  expect(tabs(professional)).toBe(ofProfessional);
  expect(tabs(admin)).toBe(ofAdmin);
});

test('a pending service waits for the client while it can be accepted', () => {
  const item = { id: 1, descripcion: 'Otra llave', precio: 500, estatus: 'pendiente', pagado: 0 };
  const waits = (changes: Partial<Proposal>, me: string) =>
    waitingIn(
      proposal({ estado: 'pagado', data_propuesta: { adicionales: [item as never] }, ...changes }),
      me,
    );
  const disputa = disputeBy('clara');
  expect(waits({}, 'clara')).toBe('te toca decidir');
  expect(waits({}, 'taller')).toBeUndefined();
  expect(waits({ disputa }, 'clara')).toBeUndefined();
  expect(waits({ estado: 'completado' }, 'clara')).toBeUndefined();
  expect(waits({ data_propuesta: { adicionales: [] } }, 'clara')).toBeUndefined();
});
