import { describe, expect, it } from 'vitest';
import { fieldsText, filled, unknownField } from './canned-answers.ts';

describe('a canned answer', () => {
  it('says the name of whoever it goes to', () => {
    expect(filled('Hola, {nombre}. {nombre}, sube otra.', { nombre: 'Tomás' })).toBe(
      'Hola, Tomás. Tomás, sube otra.',
    );
  });

  it('leaves what it does not know, and takes no value for a field', () => {
    expect(filled('{monto} a {nombre}', { nombre: '{monto}' })).toBe('{monto} a {monto}');
  });

  it('has only the fields of its topic', () => {
    expect(unknownField('rechazo', 'Hola, {nombre}.')).toBeUndefined();
    expect(unknownField('rechazo', 'Hola, {Nombre}.')).toBe('Nombre');
    expect(unknownField('rechazo', '{nombre}: {proyecto}')).toBe('proyecto');
    expect(unknownField('disputa', '{proyecto} de {cliente} y {profesional}')).toBeUndefined();
    expect(unknownField('rechazo', 'Hola {}')).toBe('');
  });

  it('names the fields that one can write', () => {
    expect(fieldsText('rechazo')).toBe('{nombre}');
    expect(fieldsText('disputa')).toBe('{proyecto}, {cliente} o {profesional}');
  });
});
