import { describe, expect, it, test } from 'vitest';
import { readStatement } from './statement.ts';
import { amountOf, dayOf } from './statement-cells.ts';

test.each([
  ['03/11/2026', '2026-11-03'],
  ['3-nov-26', '2026-11-03'],
  ['03 NOV 2026', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03 10:15:00', '2026-11-03'],
  ['31/02/2026', null],
  ['11/13/2026', null],
  ['3-xyz-26', null],
  ['ayer', null],
])('the day %s is %s', (text, day) => expect(dayOf(text)).toBe(day));

test.each([
  ['$1,234.50', 123_450],
  ['1234.5', 123_450],
  ['-1,234.50', -123_450],
  ['(1,234.50)', -123_450],
  ['1,234.50-', -123_450],
  ['1.234,50', 123_450],
  ['1234,50', 123_450],
  ['.50', 50],
  ['$ 12 MXN', 1_200],
  ['', 0],
  ['-', 0],
  ['1,23,4', null],
  ['doce', null],
])('the amount %s is %s centavos', (text, amount) => expect(amountOf(text)).toBe(amount));

const TODAY = '2026-11-30';

describe('a statement', () => {
  it('has neither days that are still to come nor amounts that no account holds', () => {
    const file = [
      'Fecha,Concepto,Cargo,Abono',
      '30/11/2026,A,,"999,999,999.99"',
      '01/12/2026,B,,1.00',
      '30/11/2026,C,,99999999999999.00',
      '30/11/2026,D,"1,000,000,000.00",',
    ].join('\n');
    expect(readStatement(file, TODAY)).toEqual({
      wrong: [
        { linea: 3, que: '«01/12/2026» todavía no llega.' },
        { linea: 4, que: '«99999999999999.00» es más de $999,999,999.99 MXN.' },
        { linea: 5, que: '«1,000,000,000.00» es más de $999,999,999.99 MXN.' },
      ],
    });
  });

  it('has two columns of amounts, and rows above its headings and below its movements', () => {
    const file = [
      '\uFEFFBanco de Prueba, S.A.',
      'Cuenta,0123',
      '',
      'Fecha Operación,Concepto,Referencia,Cargos,Abonos,Saldo',
      '03/11/2026,"STRIPE, PAYOUT",po_1,,"1,900.00","11,900.00"',
      '04/11/2026,SPEI ENVIADO,MAE20261104,"472.00",,11428.00',
      ',,,,,',
      'Saldo final,,,,,11428.00',
    ].join('\r\n');
    expect(readStatement(file, TODAY)).toEqual({
      lines: [
        { dia: '2026-11-03', texto: 'STRIPE, PAYOUT · po_1', cargo: 0, abono: 190_000 },
        { dia: '2026-11-04', texto: 'SPEI ENVIADO · MAE20261104', cargo: 47_200, abono: 0 },
      ],
    });
  });

  it('has one column of amounts with a sign', () => {
    const file = 'FECHA;DESCRIPCIÓN;IMPORTE\n03/11/26;Depósito;1.900,00\n04/11/26;Retiro;-472,00\n';
    expect(readStatement(file, TODAY)).toEqual({
      lines: [
        { dia: '2026-11-03', texto: 'Depósito', cargo: 0, abono: 190_000 },
        { dia: '2026-11-04', texto: 'Retiro', cargo: 47_200, abono: 0 },
      ],
    });
  });

  it('with wrong lines is not read: each is named by its number', () => {
    const file =
      'Fecha\tConcepto\tRetiros\tDepósitos\n32/11/2026\tA\t1.00\t\n03/11/2026\tB\t\t\n03/11/2026\tC\tdos\t\n03/11/2026\tD\t1\t2\n\tE\t1\t\n';
    expect(readStatement(file, TODAY)).toEqual({
      wrong: [
        { linea: 2, que: '«32/11/2026» no es una fecha.' },
        { linea: 3, que: 'No tiene cargo ni abono.' },
        { linea: 4, que: '«dos» no es un monto.' },
        { linea: 5, que: 'Tiene un cargo y un abono a la vez.' },
        { linea: 6, que: 'Falta la fecha.' },
      ],
    });
  });

  it.each([
    'PK\u0003\u0004\u0014',
    '%PDF-1.7',
    '\u0089PNG\r\n\u001a\n',
    'Fecha,Cargo,Abono\n\u0000',
  ])('that is no text says so: %j', (file) => {
    expect(readStatement(file, TODAY)).toEqual({
      wrong: [{ linea: 1, que: expect.stringMatching(/^Este archivo no es un CSV/) }],
    });
  });

  it('without headings or movements is not read', () => {
    expect(readStatement('hola\n1,2,3', TODAY)).toMatchObject({ wrong: [{ linea: 1 }] });
    expect(readStatement('Fecha,Cargo,Abono\n', TODAY)).toMatchObject({ wrong: [{ linea: 1 }] });
  });
});
