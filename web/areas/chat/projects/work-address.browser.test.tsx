import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAddresses } from '#contract/accounts.ts';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { chooseAddress } from '#contract/projects.ts';
import { getRequests, type OwnRequest, type RequestRecipient } from '#contract/requests.ts';
import type { Proposal } from '#contract/views.ts';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { OTHER } from '#web/testing/project.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { button, expectFocusIn, expectGoodScreen } from '#web/testing/screen.ts';
import { card, openThreadAs, strip } from './cards/testing.ts';
import { PAID, proposal, UNPAID } from './testing.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';

// Where the work is (4 §G), in the panel and in the thread.

const { direccion: HOME } = proposal({});
const HIDDEN = HOME && { ...HOME, visible_desde: null };
const MOTHER: SavedAddress = {
  id: 7,
  nombre: 'Mamá',
  direccion: 'Pavo 312',
  apartamento: '',
  referencia: '',
  colonia: 'Mexicaltzingo',
  cp: '44180',
  ciudad: 'Guadalajara',
  estado: 'Jalisco',
};
/** Somebody who answered a request with a project. */
const answered = ({ id, titulo }: Proposal): RequestRecipient => ({
  keylogin: OTHER,
  nombre: 'Taller Núñez',
  img_profile: null,
  profesion: 'Plomería',
  average_rating: null,
  reviews_count: 0,
  trabajos_contigo: 0,
  estado: 'propuesta',
  motivo: '',
  respondio_en: 12,
  propuesta: {
    id,
    titulo,
    precio: 1999,
    estado: 'pagado',
    version: 3,
    descripcion: '',
    start: null,
    end: null,
    hora: null,
    duracion: null,
    conceptos: [],
    incluye: [],
    no_incluye: [],
    cambio_pedido: null,
    anterior: null,
  },
});
const answerAsked = (solicitudes: OwnRequest[]) =>
  answer(getRequests, {
    solicitudes,
    hay_mas: false,
    siguiente: null,
    totales: { abierta: 0, elegida: solicitudes.length, cerrada: 0 },
  });
const section = () => page.getByRole('region', { name: 'Dónde es' });
const STREET = 'Juan Álvarez 1870, int. 4, Santa Teresita, 44600 Guadalajara, Jalisco';

test('who is paid to come reads the street, with a map, in the thread and in the panel', async () => {
  await openThreadAs('professional', PAID, [['por_pagar'], ['pago_recibido']], DESKTOP);
  await expect.element(section()).toMatchTextContent(STREET);
  await expect.element(section()).toMatchTextContent('Portón verde');
  const map = section().getByRole('link', { name: 'Abrir en el mapa' });
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('maps/search/?api=1'));
  await expect.element(map).toHaveAttribute('rel', 'noreferrer');
  await expect.element(card('El trabajo')).toMatchTextContent(STREET);
  await expectGoodScreen();
});

test('before the first payment the professional reads when they will see it', async () => {
  await openThreadAs('professional', { ...UNPAID, direccion: null }, [['por_pagar']], DESKTOP);
  await expect
    .element(section())
    .toMatchTextContent('Verás la calle y el número cuando Clara haga su primer pago.');
});

test('the client reads who sees it since when, and changes it', async () => {
  const project = await openThreadAs('client', PAID, [['por_pagar'], ['pago_recibido']], DESKTOP);
  await expect.element(section()).toMatchTextContent('Ramón la ve desde el mar 24 nov');
  await expect.element(card('Tu pago')).toMatchTextContent('Ramón ya ve tu dirección');
  answer(getAddresses, { direcciones: [MOTHER] });
  answerAsked([]);
  await button('Cambiar dirección').click();
  await button('Usar esta dirección').click();
  await expect.element(page.getByText('Elige una dirección.')).toBeVisible();
  await page.getByRole('radio', { name: /Mamá/ }).click();
  await expectGoodScreen();
  const { id: _, nombre: __, ...place } = MOTHER;
  const moved = { ...project, direccion: { ...place, visible_desde: HOME?.visible_desde ?? null } };
  answer(chooseAddress, { proposal: moved });
  await button('Usar esta dirección').click();
  await expect.element(section()).toMatchTextContent('Pavo 312');
  expect(asked(chooseAddress)).toMatchObject([{ id_proposal: project.id, direccion_id: 7 }]);
});

test('before paying it says that nobody sees it yet', async () => {
  await openThreadAs('client', { ...UNPAID, direccion: HIDDEN }, [['por_pagar']], DESKTOP);
  await expect.element(section()).toMatchTextContent('Ramón la verá con tu primer pago.');
});

test('a link to the missing address asks for it, with the only saved one marked', async () => {
  await openThreadAs('client', { ...PAID, direccion: null }, [['por_pagar'], ['pago_recibido']]);
  answer(getAddresses, { direcciones: [MOTHER] });
  answerAsked([]);
  await open(`/chat/${OTHER}?direccion=1`);
  await expect.element(page.getByRole('radio', { name: /Mamá/ })).toBeChecked();
  expect(address()).toBe(`/chat/${OTHER}`);
  await expectGoodScreen();
});

test('without an address it is the client’s turn to say it, and a failure keeps the choice', async () => {
  const project = await openThreadAs('client', { ...PAID, direccion: null }, [
    ['por_pagar'],
    ['pago_recibido'],
  ]);
  await expect.element(strip()).toMatchTextContent('Te toca: decir dónde es');
  answer(getAddresses, { direcciones: [MOTHER] });
  answerAsked([]);
  await button('Agregar la dirección del trabajo').click();
  await page.getByRole('radio', { name: /Mamá/ }).click();
  refuse(chooseAddress, 'unavailable');
  await button('Usar esta dirección').click();
  await expect.element(page.getByRole('radio', { name: /Mamá/ })).toBeChecked();
  answer(chooseAddress, { proposal: { ...project, direccion: HOME } });
  await button('Usar esta dirección').click();
  await expect.element(card('Tu pago')).toMatchTextContent('Ramón ya ve tu dirección');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectFocusIn(page.getByRole('region', { name: /^Conversación con/ }));
});

test('a first address begins where the work was asked for', async () => {
  const project = await openThreadAs('client', { ...PAID, direccion: null }, [
    ['por_pagar'],
    ['pago_recibido'],
  ]);
  answer(getAddresses, { direcciones: [] });
  answerCatalogue();
  answerAsked([{ ...REQUEST, client_id: 'solicitud-0001', destinatarios: [answered(project)] }]);
  await button('Agregar la dirección del trabajo').click();
  await expect.element(page.getByLabelText('Estado')).toHaveValue(REQUEST.datos.estado);
  await expect
    .element(page.getByRole('combobox', { name: 'Ciudad' }))
    .toHaveValue(REQUEST.datos.ciudad);
});

test('in the panel it is asked before what can wait', async () => {
  await openThreadAs(
    'client',
    { ...PAID, direccion: null },
    [['por_pagar'], ['pago_recibido']],
    DESKTOP,
  );
  const complete = page
    .getByRole('region', { name: 'Proyecto', exact: true })
    .getByRole('button', { name: 'Marcar como completado' });
  await expect.element(complete).toBeVisible();
  const order = section().element().compareDocumentPosition(complete.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
