import { expect, it } from 'vitest';
import { centavos, ZERO } from '../money.ts';
import { disputeNow, disputeStage } from './chargeback.ts';

it('every word of the provider’s says where a dispute stands, and another word nothing', () => {
  const stages = {
    warning_needs_response: 'consulta',
    warning_under_review: 'consulta',
    warning_closed: 'consulta_cerrada',
    needs_response: 'abierto',
    under_review: 'abierto',
    appeal_needs_response: 'abierto',
    appeal_under_review: 'abierto',
    won: 'ganado',
    lost: 'perdido',
    prevented: 'evitado',
  };
  expect(Object.fromEntries(Object.keys(stages).map((word) => [word, disputeStage(word)]))).toEqual(
    stages,
  );
  expect(['warning_escalated', 'appeal_closed', '', 'toString'].map(disputeStage)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('a prevented one is lost when it took the money, and over when it took none', () => {
  expect(disputeNow('prevented', centavos(100))).toBe('perdido');
  expect(disputeNow('prevented', ZERO)).toBe('consulta_cerrada');
  expect(disputeNow('needs_response', ZERO)).toBe('abierto');
});
