import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { CLIENT_STEPS, PROFESSIONAL_STEPS, stepToShow } from './steps.ts';

const account = {
  nombre: 'Clara',
  apellidos: 'Ríos',
  email: 'clara@correo.mx',
  phone: '3312345678',
  terms: true,
};
const address = {
  ...EMPTY_DRAFT.address,
  direccion: 'Av. Vallarta 12',
  estado: 'Jalisco',
  ciudad: 'Zapopan',
  colonia: 'Americana',
  cp: '44160',
};
const draft = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...part });
const sent = {
  phone: account.phone,
  at: 0,
  resendAt: 0,
  sms: true,
  smsAt: null,
  emailAt: null,
};

describe('the step of a wizard', () => {
  test('is the first while the draft is empty, whatever the address says', () => {
    expect(stepToShow(CLIENT_STEPS, EMPTY_DRAFT, null)).toBe('cuenta');
    expect(stepToShow(CLIENT_STEPS, EMPTY_DRAFT, 'resumen')).toBe('cuenta');
    expect(stepToShow(CLIENT_STEPS, EMPTY_DRAFT, 'otra-cosa')).toBe('cuenta');
  });

  test('asks for the code until this phone is verified', () => {
    expect(stepToShow(CLIENT_STEPS, draft({ account, sent }), 'resumen')).toBe('codigo');
    const other = draft({ account, sent, proved: '5587654321' });
    expect(stepToShow(CLIENT_STEPS, other, 'resumen')).toBe('codigo');
  });

  test('skips the code once the phone is verified', () => {
    const proved = draft({ account, sent, proved: account.phone });
    expect(stepToShow(CLIENT_STEPS, proved, 'codigo')).toBe('resumen');
    expect(stepToShow(CLIENT_STEPS, proved, 'resumen')).toBe('resumen');
    expect(stepToShow(CLIENT_STEPS, proved, null)).toBe('cuenta');
  });

  test('returns to the data when the phone was changed after the code was sent', () => {
    const changed = draft({ account: { ...account, phone: '5587654321' }, sent });
    expect(stepToShow(CLIENT_STEPS, changed, 'codigo')).toBe('cuenta');
  });

  test('requires the address before the profile of a professional', () => {
    const proved = draft({ account, sent, proved: account.phone });
    expect(stepToShow(PROFESSIONAL_STEPS, proved, 'perfil')).toBe('direccion');
    expect(stepToShow(PROFESSIONAL_STEPS, { ...proved, address }, 'perfil')).toBe('perfil');
  });
});
