import { expect, it } from 'vitest';
import { centavos, ZERO } from '../money.ts';
import { disputeNow, disputeStage } from './chargeback.ts';

it('every word of the provider’s says where a dispute stands, and another word nothing', () => {
  const stages = Object.entries({
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
  });
  for (const [word, stage] of stages) expect(disputeStage(word), word).toBe(stage);
  for (const word of ['warning_escalated', 'appeal_closed', '', 'toString'])
    expect(disputeStage(word), word).toBeNull();
});

it('a prevented one is lost when it took the money, and over when it took none', () => {
  expect(disputeNow('prevented', centavos(100))).toBe('perdido');
  expect(disputeNow('prevented', ZERO)).toBe('consulta_cerrada');
  expect(disputeNow('needs_response', ZERO)).toBe('abierto');
});
