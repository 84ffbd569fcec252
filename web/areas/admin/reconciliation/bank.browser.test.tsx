import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import * as reconciliation from '#contract/reconciliation.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, notices } from '#web/testing/screen.ts';

// The bank's statement against the books (4 §B).

const NONE = {
  hay_mas: false,
  siguiente: null,
  comparando: false,
  faltan: [],
  faltan_en_total: 0,
};
const line = {
  id: 4,
  dia: '2026-11-03',
  texto: 'RENTA',
  cargo: 116,
  abono: 0,
  que_es: null,
  nota: null,
};
const IMPORTED = [
  { desde: '2026-11-11', hasta: '2026-11-20' },
  { desde: '2026-11-26', hasta: '2026-11-26' },
];
const file = (text: BlobPart) => new File([text], 'noviembre.csv', { type: 'text/csv' });
const choose = (text: BlobPart) =>
  page.getByLabelText('Archivo CSV del estado de cuenta').upload(file(text));

beforeEach(() => {
  signIn(person('admin'));
  answer(reconciliation.getBankLines, { lineas: [], importados: [], ...NONE });
});

test('a difference leads to its line, where what it is can be said', async () => {
  answer(reconciliation.getBankLines, { lineas: [line], importados: IMPORTED, ...NONE });
  await open('/admin/contabilidad/banco?linea=4');
  await expect
    .element(page.getByRole('button', { name: /^Decir qué es «RENTA»/ }))
    .toBeInTheDocument();
  expect(asked(reconciliation.getBankLines)).toMatchObject([{ linea: 4 }]);
  await expectGoodScreen();
  answer(reconciliation.getBankLines, { lineas: [], importados: [], ...NONE });
  await open('/admin/contabilidad/banco?linea=5');
  await expect.element(page.getByText('Esta línea ya no está')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todo el estado de cuenta' }).click();
  await expect.element(page.getByText('Todavía no hay estado de cuenta')).toBeVisible();
});

test('a statement with wrong lines is not imported, and each is named', async () => {
  await open('/admin/contabilidad/banco');
  await expect.element(page.getByText('Todavía no hay estado de cuenta')).toBeVisible();
  await expectGoodScreen();
  answer(reconciliation.importStatement, {
    nuevas: 0,
    repetidas: 0,
    malas: [{ linea: 3, que: '«31/02/2026» no es una fecha.' }],
    mas_malas: 12,
  });
  await choose('Fecha,Cargo,Abono\n');
  await expect.element(page.getByText('Línea 3: «31/02/2026» no es una fecha.')).toBeVisible();
  await expect.element(page.getByText('y 12 líneas más.')).toBeVisible();
  await expectGoodScreen();
});

test('what was imported is shown, also from a bank with the older encoding', async () => {
  await open('/admin/contabilidad/banco');
  answer(reconciliation.importStatement, { nuevas: 1, repetidas: 2, malas: [], mas_malas: 0 });
  answer(reconciliation.getBankLines, {
    lineas: [line],
    importados: IMPORTED,
    ...NONE,
  });
  await choose(Uint8Array.from('Depósito', (sign) => sign.charCodeAt(0)));
  await expect.element(notices().getByText('1 línea nueva; 2 ya estaban.')).toBeVisible();
  expect(asked(reconciliation.importStatement)).toMatchObject([
    { archivo: 'noviembre.csv', texto: 'Depósito' },
  ]);
  await expect
    .element(
      page.getByText(
        'Importado: del 11 de noviembre de 2026 al 20 de noviembre de 2026; el 26 de noviembre de 2026.',
      ),
    )
    .toBeVisible();
  await expectGoodScreen();
});

test('a statement that a spreadsheet saved as Unicode text is read too', async () => {
  await open('/admin/contabilidad/banco');
  answer(reconciliation.importStatement, { nuevas: 0, repetidas: 1, malas: [], mas_malas: 0 });
  await choose(
    new Uint8Array(Uint16Array.from('\uFEFFComisión', (sign) => sign.charCodeAt(0)).buffer),
  );
  await expect.element(notices().getByText('0 líneas nuevas; 1 ya estaba.')).toBeVisible();
  expect(asked(reconciliation.importStatement)).toMatchObject([{ texto: 'Comisión' }]);
});

test('a line of another year says which', async () => {
  const old = { ...line, dia: '2024-12-30', que_es: 'El depósito de Stripe po_1' };
  answer(reconciliation.getBankLines, { lineas: [old], importados: IMPORTED, ...NONE });
  await open('/admin/contabilidad/banco?ver=todas');
  await expect.element(page.getByText('30 dic 2024')).toBeVisible();
});

test('a line that is no payment is explained', async () => {
  answer(reconciliation.getBankLines, {
    lineas: [line],
    importados: IMPORTED,
    ...NONE,
  });
  await open('/admin/contabilidad/banco');
  await button('Decir qué es «RENTA» del mar 3 nov').click();
  const dialog = page.getByRole('dialog', { name: '¿Qué es?' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Escribe qué es.')).toBeVisible();
  await dialog.getByLabelText('Qué es').fill('Renta de la cuenta');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Decir qué es «RENTA» del mar 3 nov').click();
  await expect.element(dialog.getByLabelText('Qué es')).toHaveValue('Renta de la cuenta');
  answer(reconciliation.explainBankLine, {});
  answer(reconciliation.getBankLines, {
    lineas: [],
    importados: IMPORTED,
    ...NONE,
  });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Todo está explicado')).toBeVisible();
  expect(asked(reconciliation.explainBankLine)).toMatchObject([
    { line_id: 4, nota: 'Renta de la cuenta' },
  ]);
});

test('what was said of a line wrongly is taken back, with a reason', async () => {
  const explained = { ...line, nota: 'Comisión del banco' };
  answer(reconciliation.getBankLines, { lineas: [explained], importados: IMPORTED, ...NONE });
  await open('/admin/contabilidad/banco?linea=4');
  await button('Corregir qué es «RENTA» del mar 3 nov').click();
  const dialog = page.getByRole('dialog', { name: '¿No era eso?' });
  await expect.element(dialog.getByText(/«Comisión del banco»/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Quitar la explicación' }).click();
  await expect.element(dialog.getByText('Escribe por qué no era eso.')).toBeVisible();
  await dialog.getByLabelText('Motivo').fill('Es la renta');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Corregir qué es «RENTA» del mar 3 nov').click();
  await expect.element(dialog.getByLabelText('Motivo')).toHaveValue('Es la renta');
  answer(reconciliation.correctBankLine, {});
  answer(reconciliation.getBankLines, { lineas: [line], importados: IMPORTED, ...NONE });
  await dialog.getByRole('button', { name: 'Quitar la explicación' }).click();
  await expect.element(page.getByRole('button', { name: /^Decir qué es «RENTA»/ })).toBeVisible();
  expect(asked(reconciliation.correctBankLine)).toMatchObject([
    { line_id: 4, motivo: 'Es la renta' },
  ]);
});

test('a line that was taken for the wrong payment is corrected too', async () => {
  const taken = { ...line, que_es: 'El pago a profesional 7' };
  answer(reconciliation.getBankLines, { lineas: [taken], importados: IMPORTED, ...NONE });
  await open('/admin/contabilidad/banco?linea=4');
  await button('Corregir qué es «RENTA» del mar 3 nov').click();
  const dialog = page.getByRole('dialog', { name: '¿No era eso?' });
  await expect.element(dialog.getByText(/«El pago a profesional 7»/)).toBeVisible();
  await dialog.getByLabelText('Motivo').fill('Es la renta');
  answer(reconciliation.correctBankLine, {});
  answer(reconciliation.getBankLines, { lineas: [line], importados: IMPORTED, ...NONE });
  await dialog.getByRole('button', { name: 'No es eso' }).click();
  await expect.element(page.getByRole('button', { name: /^Decir qué es «RENTA»/ })).toBeVisible();
});

test('a line that somebody else explained says so, and asks no more', async () => {
  answer(reconciliation.getBankLines, { lineas: [line], importados: IMPORTED, ...NONE });
  await open('/admin/contabilidad/banco');
  await button('Decir qué es «RENTA» del mar 3 nov').click();
  const dialog = page.getByRole('dialog', { name: '¿Qué es?' });
  await dialog.getByLabelText('Qué es').fill('Renta de la cuenta');
  refuse(reconciliation.explainBankLine, 'bank_line_not_found');
  answer(reconciliation.getBankLines, { lineas: [], importados: IMPORTED, ...NONE });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(textOf('bank_line_not_found'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Todo está explicado')).toBeVisible();
});

test('of the menu only this screen is the current one, not the accounting above it', async () => {
  await open('/admin/contabilidad/banco', DESKTOP);
  await expect.element(page.getByText('Todavía no hay estado de cuenta')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Administración' });
  const current = () =>
    menu
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
  expect(current()).toEqual(['Estado de cuenta']);
});

test('what the books expect and the bank does not show is named, and then not all is explained', async () => {
  answer(reconciliation.getBankLines, {
    ...NONE,
    lineas: [],
    importados: IMPORTED,
    faltan: [
      {
        objeto: 'pago:7',
        que: 'El pago a profesional 7',
        clave: 'MAE20261118001',
        monto: -472,
        dia: '2024-11-18',
      },
    ],
    faltan_en_total: 3,
  });
  await open('/admin/contabilidad/banco', PHONE);
  const missing = page.getByRole('region', { name: 'Falta en el banco' });
  await expect
    .element(missing)
    .toMatchTextContent('El pago a profesional 7 (MAE20261118001), 18 nov 2024: −$472.00 MXN');
  await expect.element(missing).toMatchTextContent('y 2 más.');
  await expect.element(page.getByText('Todo está explicado')).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a file that was imported by mistake is taken back', async () => {
  const imported = {
    id: 7,
    archivo: 'otra-cuenta.csv',
    desde: '2026-11-01',
    hasta: '2026-11-30',
    createAt: '2026-12-01T16:00:00.000Z',
    por: 'Ana Ruiz',
    lineas: 15,
    propias: 12,
    explicadas: 2,
  };
  answer(reconciliation.getImports, {
    importaciones: [imported],
    hay_mas: false,
    siguiente: null,
  });
  await open('/admin/contabilidad/banco?ver=importados');
  await expect.element(page.getByText('otra-cuenta.csv')).toBeVisible();
  await expectGoodScreen();
  await button('Quitar otra-cuenta.csv').click();
  const dialog = page.getByRole('dialog', { name: '¿Quitar otra-cuenta.csv?' });
  await expect
    .element(dialog)
    .toMatchTextContent('Se quitan 12 líneas del banco, con lo que alguien explicó de ellas.');
  answer(reconciliation.undoImport, {});
  answer(reconciliation.getImports, { importaciones: [], hay_mas: false, siguiente: null });
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(page.getByText('Todavía no hay estado de cuenta')).toBeVisible();
  expect(asked(reconciliation.undoImport)).toMatchObject([{ import_id: 7 }]);
});

test('while what was imported is compared, nothing is called explained', async () => {
  answer(reconciliation.getBankLines, {
    lineas: [],
    importados: IMPORTED,
    ...NONE,
    comparando: true,
  });
  await open('/admin/contabilidad/banco');
  await expect.element(page.getByText('Se está comparando con los libros…')).toBeVisible();
  await expect.element(page.getByText('Todo está explicado')).not.toBeInTheDocument();
});

test('who only reads sees the statement, and who imports and explains it', async () => {
  signInReader();
  const said = { ...line, id: 5, texto: 'LUZ', nota: 'El recibo de luz' };
  answer(reconciliation.getBankLines, { lineas: [line, said], importados: IMPORTED, ...NONE });
  await open('/admin/contabilidad/banco');
  await expectButtons({
    'Importar estado de cuenta': reconciliation.importStatement,
    'Decir qué es «RENTA» del mar 3 nov': reconciliation.explainBankLine,
    'Corregir qué es «LUZ» del mar 3 nov': reconciliation.correctBankLine,
  });
  await expectGoodScreen();
  const imported = { ...IMPORTED[0]!, id: 2, archivo: 'noviembre.csv', lineas: 2 };
  answer(reconciliation.getImports, {
    importaciones: [
      {
        ...imported,
        propias: 2,
        explicadas: 1,
        por: 'Ada Solís',
        createAt: '2026-11-20T15:00:00.000Z',
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await open('/admin/contabilidad/banco?ver=importados');
  await expectButtons({
    'Importar estado de cuenta': reconciliation.importStatement,
    'Quitar noviembre.csv': reconciliation.undoImport,
  });
});
