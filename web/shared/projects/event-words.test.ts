import { expect, test } from 'vitest';
import { PROJECT_EVENTS } from '#domain/projects/events.ts';
import { type EventFacts, eventWords } from './event-words.ts';

const NAMES = { client: 'Clara', professional: 'Ramón' };
const read = (facts: Pick<EventFacts, 'evento' | 'quien'> & Partial<EventFacts>) =>
  ([null, 'client', 'professional'] as const).map((side) =>
    eventWords({ detalle: '', ...facts }, { side, ...NAMES }),
  );

test.each<[Parameters<typeof read>[0], string, string, string]>([
  [
    { evento: 'por_pagar', quien: 'cliente' },
    'Clara aceptó la propuesta',
    'Aceptaste la propuesta',
    'Clara aceptó la propuesta',
  ],
  [
    { evento: 'entregado', quien: 'profesional' },
    'Ramón entregó el trabajo',
    'Ramón entregó el trabajo',
    'Entregaste el trabajo',
  ],
  // The provider reports it, the client did it.
  [
    { evento: 'pago_recibido', quien: 'sistema', rest: true },
    'Clara pagó el resto',
    'Pagaste el resto',
    'Clara pagó el resto',
  ],
  [
    { evento: 'cancelada', quien: 'equipo' },
    'El equipo de Maestros canceló el proyecto',
    'El equipo de Maestros canceló el proyecto',
    'El equipo de Maestros canceló el proyecto',
  ],
  [
    { evento: 'asignado', quien: 'cliente' },
    'Clara quitó al profesional asignado',
    'Quitaste al profesional asignado',
    'Clara quitó al profesional asignado',
  ],
  [
    { evento: 'garantia_usada', quien: 'cliente' },
    'Garantia usada',
    'Garantia usada',
    'Garantia usada',
  ],
])('%o', (facts, team, client, professional) => {
  expect(read(facts)).toEqual([team, client, professional]);
});

test('every event has its words', () => {
  for (const evento of PROJECT_EVENTS)
    for (const words of read({ evento, quien: 'sistema', detalle: 'x' }))
      expect(words).toMatch(/^\p{Lu}\S+ /u);
});
