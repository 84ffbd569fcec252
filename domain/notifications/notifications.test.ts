import { describe, expect, it, test } from 'vitest';
import { nextChannels } from './channels.ts';
import { groupOf } from './events.ts';
import { CHOSEN_GROUPS, isChosen } from './groups.ts';
import { endOfNight, waitsUntil } from './quiet-hours.ts';

const at = (local: string) => Date.parse(`${local}-06:00`);

describe('the night of Mexico City', () => {
  it.each([
    ['2026-11-27T21:59:59', null],
    ['2026-11-27T22:00:00', '2026-11-28T08:00:00'],
    ['2026-11-27T23:59:59', '2026-11-28T08:00:00'],
    ['2026-11-28T00:00:00', '2026-11-28T08:00:00'],
    ['2026-11-28T07:59:59', '2026-11-28T08:00:00'],
    ['2026-11-28T08:00:00', null],
    ['2026-12-31T23:00:00', '2027-01-01T08:00:00'],
  ])('at %s lasts until %s', (now, end) => {
    expect(endOfNight(at(now))).toBe(end === null ? null : at(end));
  });

  it('keeps everything for the morning but what concerns security', () => {
    const night = at('2026-11-27T23:00:00');
    expect(waitsUntil('seguridad', night)).toBeNull();
    for (const group of ['dinero', ...CHOSEN_GROUPS] as const)
      expect(waitsUntil(group, night)).toBe(at('2026-11-28T08:00:00'));
  });
});

test('nobody turns off what concerns their account or money, nor what is not known', () => {
  for (const name of ['pass_restablecida', 'pagado', 'contracargo', 'deposito_fallido', 'gone'])
    expect(isChosen(groupOf(name))).toBe(false);
  for (const name of ['mensaje', 'publicada', 'recordar_pago'])
    expect(isChosen(groupOf(name))).toBe(true);
});

describe('the next channel', () => {
  const inTurn = [['whatsapp'], ['email']] as const;
  it('is the first of those in turn, then the one behind, then none', () => {
    expect(nextChannels(inTurn, null, [])).toEqual(['whatsapp']);
    expect(nextChannels(inTurn, 'whatsapp', [])).toEqual(['email']);
    expect(nextChannels(inTurn, 'email', [])).toEqual([]);
  });
  it('is never one that is turned off', () => {
    expect(nextChannels(inTurn, null, ['whatsapp'])).toEqual(['email']);
    expect(nextChannels(inTurn, 'whatsapp', ['email'])).toEqual([]);
    expect(nextChannels([['whatsapp', 'email']], null, ['email'])).toEqual(['whatsapp']);
    expect(nextChannels(inTurn, null, ['whatsapp', 'email'])).toEqual([]);
  });
  it('is a device where there is one, and WhatsApp in its place where there is none', () => {
    const steps = [['push'], ['whatsapp'], ['email']] as const;
    expect(nextChannels(steps, null, [])).toEqual(['push']);
    expect(nextChannels(steps, 'push', [])).toEqual(['whatsapp']);
    expect(nextChannels(steps, null, ['push'])).toEqual(['whatsapp']);
    // The last device is gone meanwhile.
    expect(nextChannels(steps, 'push', ['push'])).toEqual(['whatsapp']);
    expect(nextChannels(steps, 'whatsapp', ['push'])).toEqual(['email']);
  });
  it('is mail in any case for what concerns money, and does not follow it', () => {
    const steps = [['push', 'email'], ['whatsapp']] as const;
    expect(nextChannels(steps, null, [])).toEqual(['push', 'email']);
    expect(nextChannels(steps, 'push', [])).toEqual(['whatsapp']);
    expect(nextChannels(steps, 'email', [])).toEqual([]);
    expect(nextChannels(steps, null, ['push'])).toEqual(['whatsapp', 'email']);
    expect(nextChannels(steps, 'whatsapp', ['push'])).toEqual([]);
    expect(nextChannels(steps, 'email', ['push'])).toEqual([]);
  });
});
