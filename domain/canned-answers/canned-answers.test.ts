import { describe, expect, it } from 'vitest';
import { fieldsText, filled, textFault } from './canned-answers.ts';

describe('a canned answer', () => {
  it('says the name of whoever it goes to', () => {
    expect(filled('Hola, {nombre}. {nombre}, sube otra.', { nombre: 'Tomás' })).toBe(
      'Hola, Tomás. Tomás, sube otra.',
    );
  });

  it('leaves what it does not know, and takes no value for a field', () => {
    expect(filled('{monto} a {nombre}', { nombre: '{monto}' })).toBe('{monto} a {monto}');
  });

  it.each([
    ['rechazo', 'Hola, {Nombre}.', '«{Nombre}» no es un dato de esta respuesta: usa {nombre}.'],
    ['rechazo', '{nombre}: {proyecto}', '«{proyecto}» no es un dato'],
    ['rechazo', 'Hola {}', '«{}» no es un dato'],
    ['disputa', '{{cliente}}', 'Sobra o falta una llave'],
    ['disputa', '{cliente} {cliente', 'Sobra o falta una llave'],
    ['disputa', 'cliente}', 'Sobra o falta una llave'],
  ] as const)('of %s is not «%s»', (topic, text, fault) => {
    expect(textFault(topic, text)).toContain(fault);
  });

  it('has the fields of its topic, or none', () => {
    expect(textFault('disputa', '{proyecto} de {cliente} y {profesional}')).toBeUndefined();
    expect(textFault('rechazo', 'Falta el reverso.')).toBeUndefined();
  });

  it('names the fields that one can write', () => {
    expect(fieldsText('rechazo')).toBe('{nombre}');
    expect(fieldsText('disputa')).toBe('{proyecto}, {cliente} o {profesional}');
  });
});
