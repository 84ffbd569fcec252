import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDay, lastDay } from './dates.ts';
import { checkDigit, fieldsOf, type MrzFields, type MrzLines, writeMrz } from './mrz.ts';
import { compareNames, namesOnCard } from './names.ts';
import { agreeing, readMrz } from './read-mrz.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const ROOM = 28;

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const name = fc
  .array(fc.constantFrom(...'ABCDEFGHIJLMNOPRSTUVXYZ'), { minLength: 3, maxLength: 8 })
  .map((all) => all.join(''))
  // A final run of C, L and X is how fillers are misread; no name ends like that.
  .filter((text) => /[AEIOU]/.test(text.slice(-3)));
const fields: fc.Arbitrary<MrzFields> = fc
  .record({
    cic: digits(9),
    ocr: digits(13),
    nacimiento: digits(6),
    sexo: fc.constantFrom('H', 'M', 'X'),
    vigencia: digits(6),
    emision: digits(2),
    folio: digits(5),
    apellidos: fc.array(name, { minLength: 1, maxLength: 2 }),
    nombre: fc.array(name, { minLength: 1, maxLength: 2 }),
  })
  .filter(({ apellidos, nombre }) => [...apellidos, ...nombre].join('<').length < ROOM);

describe('check digits', () => {
  it('follow the standard', () => {
    // The examples of ICAO 9303, part 3 and 5.
    expect(checkDigit('520727')).toBe('3');
    expect(checkDigit('D23145890')).toBe('7');
    expect(checkDigit('D231458907<<<<<<<<<<<<<<<34071279507122<<<<<<<<<<')).toBe('2');
  });
});

describe('reading', () => {
  it('returns the printed fields', () => {
    fc.assert(
      fc.property(fields, (card) => {
        const lines = writeMrz(card);
        expect(lines.map((line) => line.length)).toEqual([30, 30, 30]);
        expect(readMrz([`ruido\n${lines.join('\n')}\n`])).toEqual(lines);
        const { digitos, ...read } = fieldsOf(lines);
        expect(read).toEqual(card);
        expect(Object.values(digitos)).toEqual([true, true, true, true]);
      }),
    );
  });

  it('never accepts a wrong character where a check digit covers it', () => {
    const checked = [
      ...Array.from({ length: 25 }, (_, i) => [0, i + 5] as const),
      ...Array.from({ length: 30 }, (_, i) => [1, i] as const).filter(([, i]) => i !== 7),
    ];
    fc.assert(
      fc.property(
        fields,
        fc.constantFrom(...checked),
        fc.constantFrom(...LETTERS),
        (card, [line, place], letter) => {
          const right = writeMrz(card);
          const wrong = right.map((text, i) =>
            i === line ? text.slice(0, place) + letter + text.slice(place + 1) : text,
          );
          const read = readMrz([wrong.join('\n')]);
          const said = read && agreeing(read) === 4 ? read : right;
          expect(said).toEqual(right);
        },
      ),
      { numRuns: 2000 },
    );
  });

  const RIGHT = writeMrz({
    cic: '236165208',
    ocr: '0747116375842',
    nacimiento: '800705',
    sexo: 'M',
    vigencia: '311231',
    emision: '02',
    folio: '16823',
    apellidos: ['GOMEZ', 'VELAZQUEZ'],
    nombre: ['MARGARITA'],
  });

  it.each<[string, (lines: MrzLines) => string]>([
    ['small letters and blanks', (lines) => lines.join('\n').toLowerCase().replaceAll('<', ' < ')],
    ['angle quotes', (lines) => lines.join('\n').replaceAll('<<', '«')],
    [
      'letters for digits',
      ([a, b, c]) => [a.replaceAll('0', 'O'), b.replaceAll('8', 'B'), c].join('\n'),
    ],
    ['digits for letters of names', ([a, b, c]) => [a, b, c.replaceAll('O', '0')].join('\n')],
    [
      'a filler too many and one lost',
      ([a, b, c]) => [a.replace('<<', '<<<'), b.replace('<<', '<'), c].join('\n'),
    ],
    [
      'fillers as K',
      ([a, b, c]) => [a.replace('<<', '<K'), b, c.replace('Z<V', 'Z<KV')].join('\n'),
    ],
    ['a K before the given name', ([a, b, c]) => [a, b, c.replace('<<M', '<KM')].join('\n')],
    ['other text around', (lines) => `INSTITUTO NACIONAL\n|| 12\n${lines.join('\n')}\nELECTORAL`],
    ['lines of which each pass has one', ([a, b, c]) => `${a}\nbasura\n${b}\n${c}`],
  ])('understands %s', (_what, spoil) => {
    expect(readMrz([spoil(RIGHT)])?.slice(0, 3)).toEqual(RIGHT);
  });

  it('uses each line from the pass that read it best', () => {
    const [first, second, third] = RIGHT;
    const smudged = second.replace('800705', '800706');
    expect(readMrz([`${first}\n${smudged}`, `sombra\n${second}\n${third}`])).toEqual(RIGHT);
  });

  it('does not correct a wrong check digit of the card', () => {
    const forged: MrzLines = [RIGHT[0], RIGHT[1].replace('800705', '810705'), RIGHT[2]];
    expect(readMrz([forged.join('\n')])).toEqual(forged);
    expect(fieldsOf(forged).digitos).toEqual({
      cic: true,
      fechaNacimiento: false,
      vigencia: true,
      compuesto: false,
    });
  });

  it('finds nothing in text without such lines', () => {
    // The back of model D has a bar code with its CIC; the front of every model has no such lines.
    for (const text of [
      '',
      'CIC 1234567890123',
      'INSTITUTO NACIONAL ELECTORAL\nNOMBRE\nGOMEZ',
      'IDMEX',
    ])
      expect(readMrz([text])).toBeNull();
    const noise = [RIGHT[0].replace('236165208', '999999999'), '9999999H9999999MEX<02<<16823<2'];
    expect(readMrz([noise.join('\n')])).toBeNull();
    expect(readMrz([RIGHT[0]])).toBeNull();
  });

  it('leaves the sex empty when it is not printed', () => {
    const lines = writeMrz({ ...fieldsOf(RIGHT), sexo: '' });
    expect(fieldsOf(readMrz([lines.join('\n')]) ?? RIGHT).sexo).toBe('');
  });
});

describe('days', () => {
  it('finds the century of a birth', () => {
    const today = '2026-11-20';
    expect(birthDay('800705', today)).toBe('1980-07-05');
    expect(birthDay('080705', today)).toBe('2008-07-05');
    expect(birthDay('100705', today)).toBe('1910-07-05');
    expect(birthDay('991332', today)).toBeNull();
    expect(lastDay('311231')).toBe('2031-12-31');
    expect(lastDay('270230')).toBeNull();
  });
});

describe('names', () => {
  const compare = (card: string, nombre: string, apellidos: string) => {
    const [surnames = '', given = ''] = card.split('<<');
    const words = (text: string) => text.split('<').filter(Boolean);
    return compareNames(
      { apellidos: words(surnames), nombre: words(given) },
      { nombre, apellidos },
    );
  };

  it.each([
    ['NUXEZ<IBARRA<<RAMON', 'Ramón', 'Núñez Ibarra'],
    ['NUNEZ<IBARRA<<RAMON', 'RAMÓN', 'núñez  ibarra'],
    ['NUNXXEZ<IBARRA<<RAMON', 'Ramón', 'Núñez Ibarra'],
    ['IBARRA<NUXEZ<<RAMON', 'Ramón', 'Núñez Ibarra'],
    ['PEREZ<REY<<MARIA<LUZ', 'María de la Luz', 'Pérez-Rey'],
    ['DE<LA<CRUZ<PEREZ<<ANA', 'Ana', 'Cruz Pérez'],
    ['DANGELO<ORTIZ<<ROSA', 'Rosa', "D'Angelo Ortiz"],
    ['HERNANDEZ<CRUZ<<MARIA<GUADALUP', 'María Guadalupe', 'Hernández Cruz'],
    ['CASTELLANOS<BETANCOURT<<MARIA', 'María Fernanda', 'Castellanos Betancourt'],
    ['MONTEMAYORGARZA<VILLARREALTREV', 'Ana', 'Montemayorgarza Villarrealtreviño'],
  ])('%s is %s %s', (card, nombre, apellidos) => {
    expect(compare(card, nombre, apellidos)).toBe('coincide');
  });

  it.each([
    ['NUXEZ<IBARRA<<RAMON<LUIS', 'Ramón', 'Núñez Ibarra'],
    ['NUXEZ<IBARRA<<RAMON', 'Ramón', 'Núñez'],
    ['NUXEZ<IBARRA<<RAMDN', 'Ramón', 'Núñez Ibarra'],
    ['NUXEZ<IBARRA<<RAMON', 'Ramón Núñez', 'Ibarra'],
  ])('%s is partly %s %s', (card, nombre, apellidos) => {
    expect(compare(card, nombre, apellidos)).toBe('parcial');
  });

  it.each([
    ['NUXEZ<IBARRA<<RAMON', 'Clara', 'Ríos Mendoza'],
    ['NUXEZ<IBARRA<<RAMON', 'Pedro', 'Núñez Ibarra'],
    ['NUXEZ<IBARRA<<RAMON', 'Ramón', 'Lara Ortiz'],
    ['NUXEZ<IBARRA<<RAMON', '', ''],
    ['<<', 'Ramón', 'Núñez Ibarra'],
    ['LEE<<ANA', 'Eva', 'Lew'],
  ])('%s is not %s %s', (card, nombre, apellidos) => {
    expect(compare(card, nombre, apellidos)).toBe('no_coincide');
  });

  it.each([
    'NUXEZ<KGIL<K<KJIMENAC<CCC<KKKKKK',
    'NUXEZKGIL<<JIMENAK<L<KL<KLKKK',
    'NUNEZ<GIL<KKJIMENA<<<<<<<<<',
    'NUXEZ<KGILKCKJIMENA<CCLLCLLLLLKKK',
  ])('%s is read as what the account is called', (line) => {
    const jimena = { nombre: 'Jimena', apellidos: 'Núñez Gil' };
    expect(namesOnCard([line], jimena)).toEqual({
      apellidos: ['NUXEZ', 'GIL'],
      nombre: ['JIMENA'],
      comparacion: 'coincide',
    });
    expect(namesOnCard([line], { ...jimena, nombre: 'Rosa' }).comparacion).toBe('no_coincide');
    expect(namesOnCard([line], { ...jimena, nombre: 'Jimena Rosa' }).comparacion).not.toBe(
      'coincide',
    );
    expect(namesOnCard(['NUXEZ<GIL<<JIMENA<ROSA<<', line.slice(0, 9)], jimena).comparacion).toBe(
      'parcial',
    );
  });

  it('does not mistake the beginning of a name for a filler', () => {
    const lara = { nombre: 'Lara', apellidos: 'Gil Ríos' };
    expect(namesOnCard(['GIL<RIOS<<CLARA<<<<<<'], lara).comparacion).not.toBe('coincide');
    expect(namesOnCard(['GIL<RIOS<<LARA<<<<<<'], lara).comparacion).toBe('coincide');
  });

  it('uses the reading that agrees best, and none without names', () => {
    const ana = { nombre: 'Ana', apellidos: 'Vázquez' };
    expect(namesOnCard(['VA2QUE7<<ANH', 'VAZQUEZ<<ANA<<<<'], ana).comparacion).toBe('coincide');
    expect(namesOnCard([], ana).comparacion).toBe('no_coincide');
    expect(namesOnCard(['<<<<<<'], { nombre: '', apellidos: '' }).comparacion).toBe('no_coincide');
  });
});
