import { expect, test } from 'vitest';
import { getConversations, getMessages } from '#contract/chat.ts';
import type { Message } from '#contract/chat/view.ts';
import { DESKTOP } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  answerChat,
  CONVERSATION,
  conversations,
  message,
  messages,
  NO_MESSAGES,
  openChat,
  OTHER,
} from './testing.ts';

// What the product says between two people is read by each in their own words (4 §G).

const WIRE = 'Clara R. eligió a otra persona para «Fuga». Gracias por tu tiempo.';

async function openWith(
  who: 'client' | 'professional',
  evento: string,
  changes: Partial<NonNullable<Message['hecho']>> = {},
): Promise<void> {
  const me = signIn(person(who));
  answerChat(me);
  const sender = who === 'client' ? me.keylogin : OTHER;
  const hecho = { sender, quien: 'cliente' as const, titulo: 'Fuga', detalle: '', ...changes };
  const said = message({ sender: 'System', msg: WIRE, evento, hecho });
  answer(getMessages, {
    ...NO_MESSAGES,
    messages: [said],
    other: { ...NO_MESSAGES.other, primer_nombre: who === 'client' ? 'Ramón' : 'Clara' },
  });
  answer(getConversations, {
    conversations: [
      {
        ...CONVERSATION,
        primer_nombre: who === 'client' ? 'Ramón' : 'Clara',
        last_message: WIRE,
        last_sender: 'System',
        hecho: { evento, ...hecho },
      },
    ],
    hay_mas: false,
    siguiente: null,
    marca: '1.1',
    cambios: false,
  });
  await openChat(DESKTOP);
}

test.each([
  ['client', 'Elegiste a otra persona para «Fuga»'],
  ['professional', 'Clara eligió a otra persona para «Fuga». Gracias por tu tiempo.'],
] as const)('of a choice, the %s', async (who, words) => {
  await openWith(who, 'solicitud_elegida');
  await expect.element(messages().getByText(`${words} · `, { exact: false })).toBeVisible();
  await expect.element(conversations().getByText(words)).toBeVisible();
  await expect.element(messages().getByText(/Clara R\./)).not.toBeInTheDocument();
});

test('of a project, the list says who did it', async () => {
  await openWith('professional', 'por_pagar');
  await expect.element(conversations().getByText('Clara aceptó la propuesta')).toBeVisible();
});

test('what the page does not know yet is read as it was sent', async () => {
  await openWith('client', 'solicitud_pausada');
  await expect.element(messages().getByText(WIRE, { exact: false })).toBeVisible();
  await expect.element(conversations().getByText(WIRE)).toBeVisible();
});
