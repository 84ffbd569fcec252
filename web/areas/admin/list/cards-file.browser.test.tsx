import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  exportChargebacks,
  getChargebacks,
  getInquiries,
  getLosses,
} from '#contract/chargebacks.ts';
import { type Dispute, exportDisputes, getDisputes } from '#contract/disputes.ts';
import { exportReports, getReports, type Report } from '#contract/moderation.ts';
import { address, open } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, field, notices } from '#web/testing/screen.ts';
import { CASE, NONE } from '../chargebacks/testing.ts';

// What the team's lists of cards can do alike: more of them at once, and a file of a tab.

const AT = '2026-11-20T15:00:00.000Z';
const [CLARA, TOMAS] = ['c'.repeat(43), 't'.repeat(43)];
const REPORT: Report = {
  id: 1,
  de: { keylogin: CLARA, nombre: 'Clara Ríos', rol: 1 },
  sobre: { keylogin: TOMAS, nombre: 'Tomás Núñez', rol: 2 },
  motivo: 'fraude',
  texto: '=1+1',
  mensaje: null,
  createAt: AT,
  atendida: { por: 'Ada Solís', createAt: AT, accion: 'aviso', nota: '' },
};
const DISPUTE: Dispute = {
  id: 7,
  sender: CLARA,
  texto: 'Sigue goteando.',
  imagenes: [],
  responder_hasta: AT,
  respuesta: null,
  tarde: 0,
  ofertas: [],
  entregas: [],
  createAt: AT,
  id_proposal: 3,
  titulo: 'Fuga en la azotea',
  client: { keylogin: CLARA, nombre: 'Clara Ríos' },
  author: { keylogin: TOMAS, nombre: 'Tomás Núñez' },
  precio: 2000,
  pagado: 2000,
  liberado: 0,
  retenido: 0,
  tarifa: { porcentaje: 5, fija: 3 },
  resolucion: {
    fin: 'retirada',
    reembolso: 0,
    liberado: 0,
    motivo: '',
    por: 'Clara Ríos',
    createAt: AT,
  },
};
const LOST = { ...CASE, estado: 'lost', ganado: 0, cerrado_at: AT };

const LISTS = [
  {
    path: '/admin/disputas',
    tab: 'Resueltas',
    estado: 'resueltas',
    answerAll() {
      answer(getDisputes, { disputes: [DISPUTE], abiertas: 0, ...NONE });
      answer(exportDisputes, { disputes: [DISPUTE], hay_mas: false });
    },
    calls: [getDisputes, exportDisputes],
    file: /^Descargaste 1 disputa en disputas_/,
  },
  {
    path: '/admin/contracargos',
    tab: 'Terminados',
    estado: 'terminados',
    answerAll() {
      answer(getChargebacks, { contracargos: [LOST], ...NONE });
      answer(getLosses, { perdidas: [], ...NONE });
      answer(getInquiries, { consultas: [], ...NONE });
      answer(exportChargebacks, { contracargos: [LOST], hay_mas: false });
    },
    calls: [getChargebacks, exportChargebacks],
    file: /^Descargaste 1 contracargo en contracargos_/,
  },
  {
    path: '/admin/denuncias',
    tab: 'Atendidas',
    estado: 'atendidas',
    answerAll() {
      answer(getReports, { reports: [REPORT], hay_mas: false, abiertas: 0 });
      answer(exportReports, { reports: [REPORT], hay_mas: true });
    },
    calls: [getReports, exportReports],
    file: /^Descargaste los primeros 1 denuncia en denuncias_/,
  },
] as const;

beforeEach(() => void signIn(person('admin')));

describe.each(LISTS)('$path', ({ path, tab, estado, answerAll, calls, file }) => {
  const [list, download] = calls;

  test('loads more at once in each tab, and downloads the one that is open', async () => {
    answerAll();
    await open(path);
    await page.getByRole('tab', { name: tab }).click();
    await field('Filas').selectOptions('50');
    await expect.poll(address).toBe(`${path}?estado=${estado}&filas=50`);
    await expect.poll(() => asked(list).at(-1)).toMatchObject({ estado, cuantos: 50 });
    await button('Descargar CSV').click();
    await expect.element(notices().getByText(file)).toBeVisible();
    expect(asked(download)).toMatchObject([{ estado }]);
    await expectGoodScreen();
  });
});

test('a tab with nothing in it says why there is no file', async () => {
  answer(getReports, { reports: [], hay_mas: false, abiertas: 0 });
  await open('/admin/denuncias');
  await expect
    .element(button('Descargar CSV'))
    .toHaveAccessibleDescription('No hay nada que descargar.');
});
