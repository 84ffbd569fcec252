import { expect, it } from 'vitest';
import { wishOf } from './replies.ts';

it('understands who wants to hear no more, and who wants to again', () => {
  for (const text of [
    'BAJA',
    ' baja. ',
    'Baja por favor',
    '«BAJA»',
    'Quiero darme de baja',
    'dame de baja',
    'STOP',
  ])
    expect([text, wishOf(text)]).toEqual([text, 'baja']);
  for (const text of ['ALTA', 'alta!', 'Quiero darme de alta', 'Alta, por favor'])
    expect([text, wishOf(text)]).toEqual([text, 'alta']);
});

it('takes nothing else for a wish', () => {
  for (const text of [
    '',
    'ok',
    'La presión está baja',
    '¿A qué hora llegas?',
    'baja el precio',
    'bajo',
    'planta alta',
  ])
    expect([text, wishOf(text)]).toEqual([text, null]);
});
