import { describe, expect, test } from 'vitest';
import type { ProposalSummary } from '#contract/views.ts';
import { ESTADOS, type Side } from '#domain/projects/graph.ts';
import { TURN_STEPS } from '#domain/projects/turn.ts';
import { summary } from '#web/testing/projects.ts';
import { standingOf } from './estado-chip.tsx';
import { byTurn, nextStepOf } from './next-step.ts';

const CLARA = 'c'.repeat(43);
const RAMON = 'p'.repeat(43);

/** A project as it stands in the list of one side, whose name for the other is that of the other. */
function inListOf(side: Side, changes: Partial<ProposalSummary>, id = 1): ProposalSummary {
  const other =
    side === 'client'
      ? { other_key: RAMON, other_nombre: 'Ramón' }
      : { other_key: CLARA, other_nombre: 'Clara' };
  return summary(id, { sender: CLARA, recieved: RAMON, ...other, estado: 'pagado', ...changes });
}
const turn = (who: Side, action: (typeof TURN_STEPS)[number], amount: number | null = null) => ({
  turno: { who, action, amount },
});

describe('the next step of a project', () => {
  test.each<[Partial<ProposalSummary>, client: string, professional: string]>([
    [
      { estado: 'por_pagar', pagado: 0, ...turn('client', 'pagar', 900) },
      'Paga $900.00 para que empiece el trabajo',
      'Clara aceptó; falta su pago para empezar',
    ],
    [
      { mitad_pagada: 1, estado: 'por_pagar', ...turn('professional', 'entregar') },
      'Paga lo que falta cuando termine el trabajo, o antes',
      'Haz el trabajo de Clara. La primera parte ya está pagada y protegida.',
    ],
    [
      { pagado: 1800, liberado: 0, devuelto: 300, ...turn('professional', 'entregar') },
      'Le toca a Ramón hacer el trabajo',
      'Haz el trabajo de Clara. Se devolvieron $300.00 de lo pagado; siguen protegidos $1,500.00.',
    ],
    [
      { mitad_pagada: 1, estado: 'por_pagar', ...turn('client', 'pagar', 3100) },
      'Paga la otra mitad: $3,100.00',
      'Espera a que Clara pague lo que falta y confirme el trabajo',
    ],
    [
      { adicionales: 1, ...turn('client', 'pagar', 500) },
      'Paga los servicios adicionales: $500.00',
      'Espera a que Clara pague lo que falta y confirme el trabajo',
    ],
    [
      turn('client', 'finalizar', 1800),
      'Libera $1,800.00 a Ramón',
      'Espera a que Clara finalice y libere tu pago',
    ],
  ])('%j', (changes, client, professional) => {
    expect(nextStepOf(inListOf('client', changes))?.title).toBe(client);
    expect(nextStepOf(inListOf('professional', changes))?.title).toBe(professional);
  });

  test('has words and a button for whoever has the turn, and words for the other', () => {
    const sides = ['client', 'professional'] as const;
    const steps = sides.flatMap((viewer) =>
      sides.flatMap((who) =>
        TURN_STEPS.flatMap((action) => {
          const next = nextStepOf(inListOf(viewer, turn(who, action)));
          return next ? [{ ...next, expected: who === viewer }] : [];
        }),
      ),
    );
    expect(steps.filter(({ mine, expected }) => mine !== expected)).toEqual([]);
    expect(steps.filter(({ mine, button }) => mine !== (button !== ''))).toEqual([]);
  });

  test('is the team’s in a dispute, and nobody’s once it is over', () => {
    const nobody = { turno: { who: 'nobody', action: null, amount: null } } as const;
    const team = { turno: { who: 'team', action: null, amount: null } } as const;
    expect(nextStepOf(inListOf('client', nobody))).toBeNull();
    expect(nextStepOf(inListOf('client', team))).toMatchObject({ mine: false });
  });
});

test('one’s own turns come first, the most urgent on top, the others as they were', () => {
  const projects = [
    inListOf('client', turn('professional', 'entregar'), 1),
    inListOf('client', turn('client', 'calificar'), 2),
    inListOf('client', turn('client', 'completar'), 3),
    inListOf('client', turn('professional', 'calificar'), 4),
  ];
  expect(byTurn(projects, '2026-11-24').map(({ id }) => id)).toEqual([3, 2, 1, 4]);
});

test('of works those of today come first, and those of later days after whatever else can be done', () => {
  const work = (id: number, start: string | null, hora: string | null = null) =>
    inListOf('professional', { ...turn('professional', 'entregar'), start, hora }, id);
  const projects = [
    work(1, '2026-11-26'),
    work(2, '2026-11-25', '09:00'),
    work(3, '2026-11-24', '15:30'),
    work(4, null),
    work(5, '2026-11-24', '09:00'),
    inListOf('professional', turn('professional', 'calificar'), 6),
  ];
  expect(byTurn(projects, '2026-11-24').map(({ id }) => id)).toEqual([5, 3, 4, 6, 2, 1]);
});

describe('the chip', () => {
  const said = (changes: Partial<ProposalSummary>) => standingOf(inListOf('client', changes))[0];

  test('never says «Por pagar» to somebody who has paid', () => {
    for (const estado of ESTADOS)
      for (const mitad_pagada of [0, 1] as const)
        for (const entregado of [0, 1] as const)
          expect(said({ estado, mitad_pagada, entregado, pagado: 900 })).not.toBe('Por pagar');
    expect(said({ estado: 'por_pagar', pagado: 0 })).toBe('Por pagar');
  });

  test('says of an offer that was passed over that it was not chosen', () => {
    expect(said({ estado: 'publicada' })).toBe('No elegida');
    expect(said({ estado: 'publicada', ...turn('client', 'aceptar') })).toBe('Por aceptar');
  });

  test('says what was paid, delivered or disputed', () => {
    const half = { estado: 'por_pagar', pagado: 900, mitad_pagada: 1 } as const;
    expect(said(half)).toBe('Mitad pagada');
    expect(said({ ...half, entregado: 1 })).toBe('Entregado');
    expect(said({ ...half, entregado: 1, en_disputa: 1 })).toBe('En disputa');
    expect(said({ estado: 'por_pagar', pagado: 900 })).toBe('Pagado en parte');
    expect(said({ estado: 'completado', entregado: 1 })).toBe('Completado');
  });
});
