import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exportAccounts, getAccounts } from '#contract/accounts.ts';
import { exportMensajes, getMensajes } from '#contract/chat.ts';
import { exportTeamRequests, getTeamRequests } from '#contract/requests.ts';
import { exportReviews, getReviews } from '#contract/reviews.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { ONE_PAGE } from '#web/testing/lists.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, field, notices } from '#web/testing/screen.ts';
import { fileOfAccounts } from '../accounts/csv.ts';

// What all numbered lists of the team can do alike: dense rows, more of them, another order, a file, folded filters.

const AT = '2026-11-20T15:00:00.000Z';
const [CLARA, OSCAR] = ['c'.repeat(43), 'o'.repeat(43)];

const account = () => {
  const { keylogin, rol, nivel, account: names } = person('professional');
  return {
    id: keylogin,
    keylogin,
    rol,
    nivel,
    account: names,
    email: names.email,
    nombre_comercial: '=Salas',
    validacion: 'pendiente' as const,
    suspendida: false,
    createAt: AT,
  };
};
const MESSAGE = {
  id: 1,
  de: 'Clara Ríos',
  para: 'Óscar Peña',
  msg: 'Gotea el calentador.',
  sistema: 0 as const,
  imagen: 0 as const,
  createAt: AT,
  key1: CLARA,
  key2: OSCAR,
};
const REQUEST = {
  id: 4,
  estado: 'abierta' as const,
  createAt: AT,
  titulo: 'Fuga en la cocina',
  categoria: 'Plomería',
  ciudad: 'Guadalajara',
  lugar: 'Jalisco',
  cliente: { keylogin: CLARA, nombre: 'Clara Ríos' },
  destinatarios: [{ keylogin: OSCAR, nombre: 'Óscar Peña', estado: 'vista' as const }],
};
const REVIEW = {
  id: 7,
  id_proposal: 3,
  type: 'cliente' as const,
  sender: CLARA,
  recieved: OSCAR,
  sender_nombre_completo: 'Clara Ríos',
  recieved_nombre_completo: 'Óscar Peña',
  sender_email: 'clara@correo.example',
  recieved_email: 'oscar@correo.example',
  rating: 2,
  description: 'Llegó tarde.',
  createAt: AT,
  visible: 1 as const,
  respuesta: '',
};

const LISTS = [
  {
    path: '/admin/cuentas',
    heading: 'Persona',
    order: ['nombre', 'ascending', 'Por nombre'],
    answerAll() {
      answer(getAccounts, { accounts: [account()], ...ONE_PAGE });
      answer(exportAccounts, { accounts: [account()], hay_mas: false });
    },
    calls: [getAccounts, exportAccounts],
    file: /^Descargaste 1 cuenta en cuentas_/,
  },
  {
    path: '/admin/mensajes',
    heading: 'Fecha',
    order: ['antiguos', 'ascending', 'Los más antiguos'],
    answerAll() {
      answer(getMensajes, { mensajes: [MESSAGE], ...ONE_PAGE });
      answer(exportMensajes, { mensajes: [MESSAGE], hay_mas: true });
    },
    calls: [getMensajes, exportMensajes],
    file: /^Descargaste los primeros 1 mensaje en mensajes_/,
  },
  {
    path: '/admin/solicitudes',
    heading: 'Fecha',
    order: ['antiguas', 'ascending', 'Las más antiguas'],
    answerAll() {
      answer(getTeamRequests, { solicitudes: [REQUEST], ...ONE_PAGE });
      answer(exportTeamRequests, { solicitudes: [REQUEST], hay_mas: false });
    },
    calls: [getTeamRequests, exportTeamRequests],
    file: /^Descargaste 1 solicitud en solicitudes_/,
  },
  {
    path: '/admin/reviews',
    heading: 'Calificación',
    order: ['calificacion', 'ascending', 'De menor calificación'],
    answerAll() {
      answer(getReviews, { reviews: [REVIEW], ...ONE_PAGE });
      answer(exportReviews, { reviews: [REVIEW], hay_mas: false });
    },
    calls: [getReviews, exportReviews],
    file: /^Descargaste 1 reseña en resenas_/,
  },
] as const;

beforeEach(() => {
  signIn(person('admin'));
  answerCatalogue();
});

describe.each(LISTS)('$path', ({ path, heading, order, answerAll, calls, file }) => {
  const [orden, way, label] = order;
  const [list, download] = calls;

  test('is ordered by a heading, has more rows, and is downloaded as it is', async () => {
    answerAll();
    await open(`${path}?search=clara`, DESKTOP);
    await button(heading).click();
    await expect
      .element(page.getByRole('columnheader', { name: heading }))
      .toHaveAttribute('aria-sort', way);
    await field('Filas').selectOptions('50');
    await expect.poll(address).toBe(`${path}?orden=${orden}&filas=50&search=clara`);
    await expect
      .poll(() => asked(list).at(-1))
      .toMatchObject({ search: 'clara', orden, itemsPerPage: 50, page: 1 });
    await button('Descargar CSV').click();
    await expect.element(notices().getByText(file)).toBeVisible();
    expect(asked(download)).toMatchObject([{ search: 'clara', orden }]);
    await expectGoodScreen();
  });

  test('folds its filters and its order on a phone', async () => {
    answerAll();
    await open(path);
    await expect.element(field('Orden')).not.toBeInTheDocument();
    await button('Filtros').click();
    await field('Orden').selectOptions(label);
    await expect.poll(() => asked(list).at(-1)).toMatchObject({ orden });
    await expectGoodScreen();
  });
});

test('a file has the words of the screen, and nothing in it runs as a formula', () => {
  const { csv } = fileOfAccounts([account()], false);
  const { account: names } = account();
  expect(csv.split('\r\n')[1]).toBe(
    `${names.nombre},${names.apellidos},'=Salas,${names.email},Profesional,Hierro,Por validar,No,2026-11-20 09:00:00`,
  );
});
