import { describe, expect, it } from 'vitest';
import type { Lectura } from '#contract/identity.ts';
import { findingsOf } from './findings.ts';

const ACCOUNT = {
  nombre: 'Ramón',
  apellidos: 'Núñez Ibarra',
  email: '',
  phone: '',
  img_profile: null,
};
const GOOD: Lectura = {
  estado: 'leida',
  codigoValidacion: 'L-000000000000',
  tipo: 'EFGH',
  cic: '236165208',
  ocr: '0000116375842',
  mrz: '',
  validacionMRZ: {
    emision: '02',
    fechaNacimiento: '1980-07-05',
    nombre: 'NUXEZ IBARRA RAMON',
    sexo: 'H',
    vigencia: '2024-12-31',
  },
  digitos: { cic: true, fechaNacimiento: true, vigencia: true, compuesto: true },
  comparacion: 'coincide',
  vigente: true,
  imagen: 'trasera',
  createAt: '',
  leidaAt: '',
};

describe('findings of an ID', () => {
  it('are empty when everything agrees or nothing was read', () => {
    expect(findingsOf(GOOD, ACCOUNT)).toEqual([]);
    expect(findingsOf({ ...GOOD, validacionMRZ: null, digitos: null }, ACCOUNT)).toEqual([]);
  });

  it('are sentences in Spanish', () => {
    expect(findingsOf({ ...GOOD, comparacion: 'no_coincide', vigente: false }, ACCOUNT)).toEqual([
      'El nombre no coincide. La INE dice «NUXEZ IBARRA RAMON» y la cuenta, «Ramón Núñez Ibarra».',
      'La INE venció el 31 dic 2024.',
    ]);
  });

  it('name the composite digit only when no other digit is wrong', () => {
    const findings = (digitos: Partial<Lectura['digitos']>) =>
      findingsOf({ ...GOOD, digitos: { ...GOOD.digitos!, ...digitos } }, ACCOUNT).join();
    expect(findings({ compuesto: false })).toContain('del conjunto');
    expect(findings({ compuesto: false, cic: false })).toMatch(/del CIC(?!.*conjunto)/);
  });
});
