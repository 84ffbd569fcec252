import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages } from '#contract/chat.ts';
import { askForChange, getProposal, updateProposal } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer, asked, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  answerProject,
  dialog,
  dialogButton,
  expectUpdated,
  panel,
  panelButton,
  projectOf,
  pushProject,
} from '#web/testing/project.ts';
import { expectGoodScreen, fill } from '#web/testing/screen.ts';
import { message, messages, NO_MESSAGES, OTHER } from '../../testing.ts';
import { DELIVERED_AT, HALF_PAID, PAID, PUBLISHED, service, UNPAID } from '../testing.ts';
import { card, openThreadAs, strip } from './testing.ts';

// What happened to a project stands in the thread: the present step as a card that can be acted upon, what is done
// as a line (4 §G).

const SENT = ['publicada', { monto: 1999 }] as const;
const ACCEPTED = ['por_pagar', { monto: 1999 }] as const;
const PAYMENT = [
  'pago_recibido',
  { monto: 1999, tarjeta: { marca: 'visa', ultimos: '4242' } },
] as const;
const DONE = { ...PAID, entregado_at: DELIVERED_AT } as const;

/** Texts of the buttons of a card. */
async function expectButtons(name: string | RegExp, labels: readonly string[]) {
  await expect.element(card(name)).toBeVisible();
  const shown = () =>
    card(name)
      .getByRole('button')
      .elements()
      .map((button) => button.textContent);
  await expect.poll(shown).toEqual(labels);
}

async function expectTurn(words: string): Promise<void> {
  await expect.element(strip()).toHaveTextContent(`${words}Proyecto`);
}

test('a proposal is accepted where it stands, and then is a line that can be opened', async () => {
  const project = await openThreadAs('client', PUBLISHED, [SENT]);
  await expectTurn('Te toca: revisar la propuesta');
  await expectButtons('Propuesta de Ramón', [
    'Aceptar por $1,999.00',
    'Pedir un cambio',
    'Rechazar',
  ]);
  await expect.element(card('Propuesta de Ramón').getByText('$1,999.00 MXN')).toBeVisible();
  await expectGoodScreen();
  answer(updateProposal, { proposal: { ...project, ...UNPAID, version: 8 } });
  await card('Propuesta de Ramón')
    .getByRole('button', { name: /^Aceptar/ })
    .click();
  await dialogButton('Aceptar propuesta').click();
  await expectTurn('Te toca: pagar $1,999.00');
  expect(asked(updateProposal)).toMatchObject([
    { id_proposal: project.id, estado: 'por_pagar', version: 7 },
  ]);
  await expect
    .element(messages().getByText(/^Ramón envió la propuesta: \$1,999\.00/))
    .toBeVisible();
});

test.each([
  ['professional', 'Decidido: Clara eligió a otra persona'],
  ['client', 'Decidido: elegiste a otra persona'],
] as const)(
  'of two answers, the one that was not chosen says so to the %s, and promises no money',
  async (side, words) => {
    await openThreadAs(side, { ...PUBLISHED, otra_elegida: 1 }, [SENT]);
    await expectTurn(words);
    const folded = messages().getByRole('button', { name: /propuesta.*No elegida/i });
    await expect.element(folded).toHaveAttribute('aria-expanded', 'false');
    await folded.click();
    await expect.element(messages().getByText('$1,999.00 MXN')).toBeVisible();
    await expect.element(messages().getByText(/en un solo pago/)).not.toBeInTheDocument();
    await expectGoodScreen();
    await strip().click();
    await expect.element(panel().getByText('No elegida', { exact: true })).toBeVisible();
  },
);

test('its author reads that it is the other one’s turn, and can take it back', async () => {
  await openThreadAs('professional', PUBLISHED, [SENT]);
  await expectTurn('Le toca a Clara: revisar la propuesta');
  await expectButtons('Tu propuesta', ['Cambiar la propuesta', 'Retirar propuesta']);
  await expectGoodScreen();
});

test('a change that was asked for opens its form from the card, and from the line that says so', async () => {
  const wished = { ...PUBLISHED, cambio_pedido: '¿Puede ser el jueves?' };
  const facts = [SENT, ['cambio_pedido', { quien: 'cliente', detalle: 'El jueves' }]] as const;
  for (const way of [
    () => card('Tu propuesta').getByRole('button', { name: 'Cambiar la propuesta' }),
    strip,
  ]) {
    await openThreadAs('professional', wished, facts);
    await expectTurn('Te toca: cambiar la propuesta');
    await way().click();
    await expect.element(panelButton(/^Enviar cambios/)).toBeVisible();
    expect(address()).toContain('propuesta=cambiar');
  }
});

test('only one button of a step is filled: the card’s on a phone, the panel’s beside it', async () => {
  await openThreadAs('client', PUBLISHED, [SENT]);
  const accept = () => card('Propuesta de Ramón').getByRole('button', { name: /^Aceptar/ });
  const fill = () => getComputedStyle(accept().element()).backgroundColor;
  await expect.element(accept()).toBeVisible();
  const filled = fill();
  await openThreadAs('client', PUBLISHED, [SENT], DESKTOP);
  await expectButtons('Propuesta de Ramón', [
    'Aceptar por $1,999.00',
    'Pedir un cambio',
    'Rechazar',
  ]);
  const beside = panelButton(/^Aceptar/).element();
  expect(getComputedStyle(beside).backgroundColor).toBe(filled);
  expect(fill()).not.toBe(filled);
  await expectGoodScreen();
});

test('the strip leads to the project on a phone', async () => {
  await openThreadAs('client', PUBLISHED, [SENT]);
  await strip().click();
  await expect.element(panel()).toBeVisible();
});

test('what is accepted is paid, in halves above 5,000 MXN', async () => {
  const price = { ...HALF_PAID, pagado: 0, retenido: 0, mitad_pagada: 0 } as const;
  await openThreadAs('client', price, [SENT, ACCEPTED]);
  await expectButtons('Tu pago', ['Pagar $4,000.50 MXN']);
  for (const words of ['Primera mitad', 'Cuando Ramón entregue, o antes'])
    await expect.element(card('Tu pago').getByText(words)).toBeVisible();
  await expectGoodScreen();
  await openThreadAs('professional', price, [SENT, ACCEPTED]);
  await expectTurn('Le toca a Clara: pagar $4,000.50');
  await expectButtons('El pago de Clara', []);
});

test('half paid, the client may pay the rest and the professional has to work', async () => {
  const half = ['pago_parcial', { monto: 4000.5 }] as const;
  await openThreadAs('client', { ...HALF_PAID, start: '2026-12-02' }, [SENT, ACCEPTED, half]);
  await expectTurn('Le toca a Ramón: mié 2 dic');
  await expectButtons('Tu pago', ['Pagar $4,000.50 MXN']);
  await expect.element(card('Tu pago').getByText('Mitad pagada')).toBeVisible();
  await expect.element(messages().getByText('Aceptaste la propuesta')).toBeVisible();
  await expectGoodScreen();
  await openThreadAs('professional', HALF_PAID, [SENT, ACCEPTED, half]);
  await expectTurn('Te toca: hacer el trabajo');
  await expectButtons('El trabajo', ['Marcar como entregado']);
  await card('El trabajo').getByRole('link', { name: 'Proponer un servicio adicional' }).click();
  await expect.element(panelButton('Proponer servicio')).toBeVisible();
});

test('a delivery is confirmed or sent back; its author waits', async () => {
  const delivered = ['entregado', { detalle: 'Probado una hora.' }] as const;
  const facts = [SENT, ACCEPTED, PAYMENT, delivered] as const;
  await openThreadAs('client', DONE, facts);
  await expectTurn('Te toca: confirmar el trabajo');
  const name = 'Ramón entregó el trabajo';
  await expectButtons(name, ['Marcar como completado', 'Pedir cambios']);
  await expect.element(card(name).getByText('Probado una hora.')).toBeVisible();
  await expect
    .element(messages().getByText(/^Pagaste con tarjeta: \$1,999\.00 · Visa terminada en 4242/))
    .toBeVisible();
  await expectGoodScreen();
  await openThreadAs('professional', DONE, facts);
  await expectButtons('Entregaste el trabajo', []);
});

test('changes that were asked for are read where the work goes on', async () => {
  const changes = ['cambios', { detalle: 'Sigue goteando.' }] as const;
  await openThreadAs('professional', PAID, [SENT, ACCEPTED, PAYMENT, ['entregado'], changes]);
  await expect.element(card('Clara pidió cambios').getByText('Sigue goteando.')).toBeVisible();
  await expectButtons('Clara pidió cambios', ['Marcar como entregado']);
});

test('an additional service is answered where it was proposed, before anything else', async () => {
  const waiting = service(4, { descripcion: 'Otra llave', precio: 300 });
  const project = { ...DONE, data_propuesta: { adicionales: [waiting] } };
  const asks = ['adicional_pedido', { detalle: 'Otra llave', monto: 300 }] as const;
  const facts = [SENT, ACCEPTED, PAYMENT, asks, ['entregado'] as const] as const;
  await openThreadAs('client', project, facts);
  await expectTurn('Te toca: responder un servicio adicional de $300.00');
  const name = 'Ramón propuso un servicio adicional';
  await expectButtons(name, ['Aceptar por $300.00', 'Rechazar']);
  await card(name).getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(dialog()).toBeVisible();
  await expectGoodScreen();
  await openThreadAs('professional', project, facts);
  await expectButtons('Propusiste un servicio adicional', ['Retirar']);
});

test('completed work is rated', async () => {
  const facts = [SENT, ACCEPTED, PAYMENT, ['entregado'], ['completado']] as const;
  await openThreadAs('client', { ...PAID, estado: 'completado', receiver_review: 0 }, facts);
  await expectButtons('Confirmaste el trabajo', ['Calificar']);
  for (const rates of [
    card('Confirmaste el trabajo').getByRole('button', { name: 'Calificar' }),
    page.getByRole('button', { name: /^Te toca: calificar a Ramón/ }),
  ]) {
    await rates.click();
    await expect.element(dialog().getByText('Califica a Ramón')).toBeVisible();
    await dialogButton('Ahora no').click();
    await expect.element(dialog()).not.toBeInTheDocument();
  }
  await expectGoodScreen();
  await openThreadAs('professional', { ...PAID, estado: 'completado', receiver_review: 1 }, facts);
  await expectButtons('Clara confirmó el trabajo', []);
});

test('both ratings stand where the work was confirmed, long words behind a link', async () => {
  const facts = [SENT, ACCEPTED, PAYMENT, ['entregado'], ['completado']] as const;
  const resenas = [
    { de: 'cliente', rating: 5, description: 'Puntual y limpia. '.repeat(20).trim() },
    { de: 'profesional', rating: 4, description: 'Todo claro.' },
  ] satisfies Proposal['resenas'];
  const rated = { ...PAID, sender_review: 1, receiver_review: 1, resenas } as const;
  await openThreadAs('client', { ...rated, estado: 'completado' }, facts);
  const ratings = () => messages().getByRole('list', { name: 'Calificaciones' });
  await expect.element(ratings()).toMatchTextContent(/^Calificaste a Ramón5\.0 de 5«Puntual/);
  await expect.element(ratings()).toMatchTextContent(/Ramón te calificó4\.0 de 5«Todo claro.»/);
  await expect
    .element(ratings().getByRole('link', { name: 'Leer completa la tuya' }))
    .toHaveAttribute('href', '/cliente/resenas?sentido=enviadas');
  await expectGoodScreen();
  await openThreadAs('professional', { ...rated, estado: 'finalizada' }, [
    ...facts,
    ['finalizada', {}],
  ]);
  await expect.element(ratings()).toMatchTextContent(/^Clara te calificó5\.0 de 5/);
});

test('a payment that failed is no warning any more once it is paid', async () => {
  const failed = ['pago_fallido'] as const;
  const line = () => messages().getByText(/^Un pago no se completó/);
  await openThreadAs('client', UNPAID, [SENT, ACCEPTED, failed]);
  await expect.element(line()).not.toMatchTextContent(/Se pagó después/);
  const colour = () => getComputedStyle(line().element()).color;
  const red = colour();
  await openThreadAs('client', PAID, [SENT, ACCEPTED, failed, PAYMENT]);
  await expect.element(line()).toMatchTextContent(/Se pagó después/);
  expect(colour()).not.toBe(red);
});

test('messages come together with whose turn it is, which pushes nothing away', async () => {
  const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
  const me = signIn(person('client'));
  const project = projectOf(me, PUBLISHED);
  answerProject(me, project);
  reply(getProposal, async () => {
    await slow;
    return Response.json({ mensaje: 'success', proposal: project, cambios: true });
  });
  answer(getMessages, { ...NO_MESSAGES, messages: [message({ msg: 'Buen día.' })] });
  const alone: boolean[] = [];
  const look = new MutationObserver(() => {
    if (document.querySelector('[role="log"]')) alone.push(strip().elements().length === 0);
  });
  look.observe(document.body, { childList: true, subtree: true });
  await open(`/chat/${OTHER}`, PHONE);
  // The head of the project's pane, behind the messages, says their name once those have come.
  await expect.element(page.getByText('Taller Núñez').first()).toBeInTheDocument();
  arrive();
  await expect.element(messages().getByText('Buen día.')).toBeVisible();
  await expect.element(strip()).toBeVisible();
  look.disconnect();
  expect(alone.length).toBeGreaterThan(0);
  expect(alone).not.toContain(true);
});

test('what was asked for is said beside the buttons of its card, not over them', async () => {
  const project = await openThreadAs('client', PUBLISHED, [SENT]);
  await card('Propuesta de Ramón').getByRole('button', { name: 'Pedir un cambio' }).click();
  await fill({ 'Tu cambio': '¿Puede ser el jueves?' });
  answer(askForChange, { proposal: { ...project, cambio_pedido: '¿Puede ser el jueves?' } });
  await dialogButton('Pedir el cambio').click();
  await expectUpdated(/^Le pedimos el cambio a /);
  const region = page.getByRole('region', { name: 'Avisos' });
  await expect.element(region).not.toHaveAttribute('data-settling');
  const toast = region.element().getBoundingClientRect();
  const covered = card('Propuesta de Ramón')
    .getByRole('button')
    .elements()
    .filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > toast.top && top < toast.bottom;
    });
  expect(covered.map(({ textContent }) => textContent)).toEqual([]);
});

test('of an earlier project there are lines without anything to do', async () => {
  const earlier = { id: 77, titulo: 'Otra obra' };
  await openThreadAs('client', PUBLISHED, [
    ['publicada', { ...earlier, monto: 500 }],
    ['por_pagar', { ...earlier, monto: 500 }],
    ['finalizada', { ...earlier, monto: 500 }],
    SENT,
  ]);
  await messages()
    .getByRole('button', { name: /^Finalizaste el proyecto/ })
    .click();
  await expect.element(messages().getByText('«Otra obra»')).toBeVisible();
  await expect.element(messages().getByText('$500.00 MXN se liberaron')).toBeVisible();
  await expectButtons('Propuesta de Ramón', [
    'Aceptar por $1,999.00',
    'Pedir un cambio',
    'Rechazar',
  ]);
  await expectGoodScreen();
});

test('a card changes with the project, and stays where it is', async () => {
  const project = await openThreadAs('client', PUBLISHED, [SENT]);
  await expect.element(card('Propuesta de Ramón')).toBeVisible();
  pushProject({ ...project, estado: 'retirada', version: 8 });
  await expect.element(card('Propuesta de Ramón')).not.toBeInTheDocument();
  await expect.element(strip()).not.toBeInTheDocument();
});
