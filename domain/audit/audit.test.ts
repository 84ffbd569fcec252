import { describe, expect, it } from 'vitest';
import { auditedChange } from './audit.ts';

describe('what the audit log keeps of a change', () => {
  it('is what differs, also in nested objects', () => {
    expect(
      auditedChange(
        { nombre: 'Ana', zona: { estado: 'Jalisco', ciudad: 'Tala' }, profesiones: ['Pintura'] },
        { nombre: 'Ana', zona: { ciudad: 'Tala', estado: 'Jalisco' }, profesiones: ['Mudanzas'] },
      ),
    ).toEqual({ before: { profesiones: ['Pintura'] }, after: { profesiones: ['Mudanzas'] } });
    const day = new Date('2026-11-20T12:00:00Z');
    expect(auditedChange({ at: day }, { at: new Date(day) })).toEqual({ before: {}, after: {} });
  });

  it('keeps fields that only one side has, and changes with only one side', () => {
    expect(
      auditedChange({ estado: 'pagado', motivo: undefined }, { estado: 'cancelada', motivo: 'x' }),
    ).toEqual({ before: { estado: 'pagado' }, after: { estado: 'cancelada', motivo: 'x' } });
    expect(auditedChange(undefined, { rol: 2 })).toEqual({ before: undefined, after: { rol: 2 } });
    expect(auditedChange({ a: null }, { b: [] })).toEqual({
      before: { a: null },
      after: { b: [] },
    });
  });

  it('records that a secret changed, without its value', () => {
    expect(
      auditedChange(
        { account: { phone: '+523312345678', pass: 'una-clave' }, numero: '002010077777777771' },
        { account: { phone: '+523312340000', pass: 'otra-clave' }, numero: '', code: 123_456 },
      ),
    ).toEqual({
      before: { account: { phone: '••• 5678', pass: '•••' }, numero: '••• 7771' },
      after: { account: { phone: '••• 0000', pass: '•••' }, numero: '', code: '•••' },
    });
  });
});
