import { expect, it } from 'vitest';
import { returnedWords } from './returned.tsx';

const refund = { monto: 500, como: null, at: '2026-11-24T18:00:00Z' };

it('says where each part of the money is', () => {
  const words = (['pendiente', 'hecha', 'fallida'] as const).map((estado) =>
    returnedWords({ ...refund, estado }),
  );
  expect(words[0]).toContain('Estamos devolviendo $500.00 a tu tarjeta. Cuando salgan, tu banco');
  expect(words[1]).toContain('salieron hacia tu tarjeta el 24');
  expect(words[2]).toContain('Siguen apartados para ti');
  const outside = returnedWords({ ...refund, estado: 'liquidada_por_fuera', como: 'efectivo' });
  expect(outside).toMatch(/^Te pagamos \$500\.00 en efectivo el 24\snov\s2026\.$/);
});
