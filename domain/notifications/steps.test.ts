import { expect, it } from 'vitest';
import { isOnItsWay, type StepFacts, stepOf } from './steps.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 16, minute));
const facts: StepFacts = {
  created_at: at(0),
  waits_until: null,
  sent_at: null,
  arrived_at: null,
  read_at: null,
  failed_at: null,
};

it('says how far a channel got, and since when', () => {
  const known: [Partial<StepFacts>, ReturnType<typeof stepOf>, boolean][] = [
    [{}, { estado: 'en_camino', at: at(0) }, true],
    [{ waits_until: at(9) }, { estado: 'espera', at: at(9) }, true],
    [{ sent_at: at(1) }, { estado: 'enviado', at: at(1) }, false],
    [{ sent_at: at(1), failed_at: at(2) }, { estado: 'fallo', at: at(2) }, false],
    [{ sent_at: at(1), arrived_at: at(2) }, { estado: 'llego', at: at(2) }, false],
    [{ sent_at: at(1), arrived_at: at(2), read_at: at(3) }, { estado: 'leido', at: at(3) }, false],
  ];
  for (const [some, step, onItsWay] of known) {
    expect(stepOf({ ...facts, ...some })).toEqual(step);
    expect(isOnItsWay({ ...facts, ...some })).toBe(onItsWay);
  }
});
