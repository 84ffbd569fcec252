import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMessages } from '#contract/chat.ts';
import { textOf } from '#contract/errors.ts';
import { getProposal } from '#contract/projects.ts';
import {
  declineRequest,
  getReceivedRequests,
  getRequests,
  type OwnRequest,
  type ReceivedRequest,
  type RequestRecipient,
} from '#contract/requests.ts';
import { address } from '#web/testing/app.tsx';
import { STORED_PICTURE } from '#web/testing/photo.ts';
import { answer, asked, refuse, reply } from '#web/testing/network.ts';
import type { Proposal, User } from '#contract/views.ts';
import { atLimit, person, signIn } from '#web/testing/people.ts';
import { projectOf } from '#web/testing/project.ts';
import { OFFER, RECIPIENT, REQUEST } from '#web/testing/requests.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';
import { card } from '../projects/cards/testing.ts';
import { answerChat, message, messages, NO_MESSAGES, openChat, OTHER } from '../testing.ts';

// A request in the thread is what is asked for, with the answers of its professional (4 §G).

const strip = () => page.getByRole('button', { name: /^(Te|Le) toca/ });
/** Also those that could not be loaded. */
const images = () =>
  messages()
    .getByRole('button', { name: /imagen/i })
    .elements();
const MSG = 'Solicitud de servicio: Plomería';

const recipient = (changes: Partial<RequestRecipient>): RequestRecipient => ({
  ...RECIPIENT,
  keylogin: OTHER,
  ...changes,
});

async function openAs(
  who: 'client' | 'professional',
  changes: Partial<User> = {},
  project: (me: User) => Proposal | null = () => null,
) {
  const me = signIn(person(who, changes));
  answerReceived();
  answerChat(me);
  answer(getProposal, { proposal: project(me), cambios: true });
  const sender = who === 'client' ? me.keylogin : OTHER;
  const sent = { sender, createAt: '2026-11-24T16:00:00.000Z' };
  answer(getMessages, {
    ...NO_MESSAGES,
    messages: [
      message({ ...sent, id: 1, msg: MSG, client_id: 'a:0', id_solicitud: 7 }),
      message({ ...sent, id: 2, msg: '', rute_adjunto: '/files/x?v=1', client_id: 'a:1' }),
    ],
  });
  await openChat();
}

const own = (
  changes: Partial<OwnRequest['destinatarios'][number]>,
  more: Partial<OwnRequest> = {},
) =>
  answer(getRequests, {
    solicitudes: [
      {
        ...REQUEST,
        client_id: 'solicitud-0001',
        destinatarios: [recipient(changes)],
        ...more,
      },
    ],
    hay_mas: false,
    siguiente: null,
    totales: { abierta: 1, elegida: 0, cerrada: 0 },
  });

/** What `openAs` answers: signing in answers it with nothing. */
let answerReceived: () => void = () => {};

const received = (changes: Partial<ReceivedRequest>) => {
  answerReceived = () =>
    answer(getReceivedRequests, {
      solicitudes: [
        {
          ...REQUEST,
          cliente: { keylogin: OTHER, nombre: 'Clara Ríos', img_profile: null },
          trabajos_contigo: 0,
          respuesta: 'vista',
          por_responder: 1,
          ...changes,
        },
      ],
      hay_mas: false,
      siguiente: null,
    });
  answerReceived();
};

test('its client reads what was asked, that it was seen, and whose turn it is', async () => {
  own({}, { imagenes: ['/files/x?v=2'], imagenes_card: [STORED_PICTURE] });
  await openAs('client');
  await expect.element(card('Tu solicitud').getByText('Vista')).toBeVisible();
  await expect.element(card('Tu solicitud').getByText('«Se me tapó el baño.»')).toBeVisible();
  await expect
    .element(strip())
    .toHaveTextContent('Le toca a Taller Núñez: responder tu solicitudSolicitud');
  // Its image stands in the card, and its text is the card.
  expect(images()).toHaveLength(1);
  // In the size of the card, until one opens it.
  const shown = card('Tu solicitud').element().querySelector('img');
  expect(shown?.getAttribute('src')).toBe(`/api${STORED_PICTURE}`);
  expect(messages().getByText(MSG).elements()).toEqual([]);
  await expectGoodScreen();
});

test.each([
  ['declined', { estado: 'declinada', motivo: 'Ese día no puedo' }, {}, 'Taller Núñez no puede'],
  ['late', { estado: 'expirada' }, {}, 'sin respuesta a tiempo'],
  [
    'without its proposal',
    { estado: 'expirada', propuesta_fin: 'retirada' },
    {},
    'Taller Núñez retiró su propuesta',
  ],
  ['closed', { estado: 'expirada' }, { estado: 'cerrada' }, 'ya no la necesitas'],
  ['chosen other', { estado: 'expirada' }, { estado: 'elegida' }, 'elegiste a otra persona'],
] as const)(
  'one that is %s is a line of its client that can be opened',
  async (_name, changes, more, words) => {
    own(changes, more);
    await openAs('client');
    const line = messages().getByRole('button', { name: new RegExp(`^Tu solicitud.*${words}`) });
    await line.click();
    await expect.element(messages().getByText('«Se me tapó el baño.»')).toBeVisible();
    await expectGoodScreen();
  },
);

test.each([
  ['asks somebody more', [], 'button', 'Preguntar a alguien más'],
  ['sees what another one offers', ['publicada'], 'link', 'Ver la propuesta de otra persona'],
] as const)('whose professional cannot %s', async (_name, others, role, words) => {
  own(
    { estado: 'declinada', motivo: 'Ese día no puedo' },
    {
      destinatarios: [
        recipient({ estado: 'declinada', motivo: 'Ese día no puedo' }),
        ...others.map((estado) =>
          recipient({
            keylogin: 'r'.repeat(43),
            estado: 'propuesta',
            propuesta: { ...OFFER, estado },
          }),
        ),
      ],
    },
  );
  await openAs('client');
  await expect.element(messages().getByRole(role, { name: words })).toBeVisible();
  await expectGoodScreen();
});

test('its professional answers from the card with a proposal', async () => {
  received({});
  await openAs('professional');
  await expect.element(card('Solicitud de Taller Núñez').getByText(/^quedan? /)).toBeVisible();
  await expect.element(strip()).toHaveTextContent('Te toca: responder la solicitudProyecto');
  await expectGoodScreen();
  await messages().getByRole('link', { name: 'Enviar propuesta' }).click();
  await expect
    .poll(address)
    .toBe(`/chat/${OTHER}?panel=proyecto&propuesta=nueva&solicitud=${REQUEST.id}`);
});

test.each([
  ['its own', REQUEST.id, 'Completar propuesta'],
  ['another one', REQUEST.id - 1, 'Enviar propuesta'],
] as const)(
  'while a draft waits, that of %s, the card says what it leads to',
  async (_name, solicitud, label) => {
    received({});
    await openAs('professional', {}, (me) => projectOf(me, { estado: 'por_publicar', solicitud }));
    await expect.element(messages().getByRole('link', { name: label })).toBeVisible();
  },
);

test('a draft whose request has ended is nobody’s turn', async () => {
  received({ estado: 'elegida', respuesta: 'expirada', por_responder: 0 });
  const draft = { estado: 'por_publicar', solicitud: REQUEST.id } as const;
  await openAs('professional', {}, (me) => projectOf(me, draft));
  await expect
    .element(page.getByRole('button', { name: /^Decidido: .* eligió a otra persona/ }))
    .toBeVisible();
  await expect.element(strip()).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('its professional, at the limit of the week, reads why none can be sent', async () => {
  received({});
  await openAs('professional', { membership: atLimit() });
  const send = messages().getByRole('button', { name: 'Enviar propuesta' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(
      messages()
        .getByText(/ya llegaste a ese límite/)
        .last(),
    )
    .toBeVisible();
  await expect.element(messages().getByRole('link', { name: 'Ver membresías' })).toBeVisible();
  await expectGoodScreen();
});

test('its professional declines from the card, which then is a line', async () => {
  received({});
  await openAs('professional');
  await messages().getByRole('button', { name: 'Declinar' }).click();
  const dialog = page.getByRole('dialog');
  refuse(declineRequest, 'request_over');
  await dialog.getByRole('radio', { name: 'Ese día no puedo' }).click();
  await dialog.getByRole('button', { name: 'Declinar' }).click();
  await expect.element(page.getByText('Esta solicitud ya no espera respuesta.')).toBeVisible();
  answer(declineRequest, {
    solicitud: {
      ...REQUEST,
      cliente: { keylogin: OTHER, nombre: 'Clara Ríos', img_profile: null },
      trabajos_contigo: 0,
      respuesta: 'declinada',
      por_responder: 0,
    },
  });
  received({ respuesta: 'declinada', por_responder: 0 });
  await dialog.getByRole('button', { name: 'Declinar' }).click();
  const line = messages().getByRole('button', { name: /^Solicitud de Taller Núñez.*declinaste/ });
  await expect.element(line).toBeVisible();
  await expect.element(line).toHaveFocus();
  await expect.element(strip()).not.toBeInTheDocument();
  expect(asked(declineRequest)).toHaveLength(2);
});

test.each(['client', 'professional'] as const)(
  'until the card of the %s is there its place is, without the raw message',
  async (who) => {
    const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
    const late = async (): Promise<Response> => {
      await slow;
      return Response.json({ mensaje: textOf('forbidden'), code: 'forbidden' }, { status: 403 });
    };
    reply(getRequests, late);
    answerReceived = () => reply(getReceivedRequests, late);
    await openAs(who);
    await expect.element(messages().getByText('Cargando la solicitud…')).toBeInTheDocument();
    expect(messages().getByText(MSG).elements()).toEqual([]);
    expect(images()).toEqual([]);
    await expectGoodScreen();
    arrive();
    await expect.element(messages().getByText(MSG)).toBeVisible();
  },
);

test('what cannot be loaded stays the message that it is', async () => {
  refuse(getRequests, 'forbidden');
  await openAs('client');
  await expect.element(messages().getByText(MSG)).toBeVisible();
  expect(images()).toHaveLength(1);
});
