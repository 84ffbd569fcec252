import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '#contract/chat.ts';
import { formatMoment, mexicoInstant } from '#lib/mexico-time.ts';
import { closeRequest, declineRequest } from '#contract/requests.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { askingAndAnswering } from './testing.ts';
import { reachOf } from '#server/testing/reach.ts';

// What a request tells those whom it reaches: what is asked for, and until when it waits (4 §E, §G).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { ask, client, day, professional, readBy } = askingAndAnswering(() => test);

const accountOf = (of: Credentials) => reachOf(test, of);

async function unreadOf(as: Credentials) {
  const { id } = await accountOf(as);
  return test.services.db
    .selectFrom('notification')
    .select(['evento', 'msg'])
    .where('account_id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

it('whom a request reaches is told what is asked for and until when, and once', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const paper = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const photo = await sharp({ create: paper }).jpeg().toBuffer();
  const { body } = await ask(me, [ana], {}, [photo]);
  const until = formatMoment(mexicoInstant(day(2), '10:00'));
  const told = {
    evento: 'solicitud_recibida',
    msg: expect.stringMatching(
      new RegExp(`te pide «Fuga en la cocina»\\. Tienes hasta el ${until} para`),
    ),
  };
  expect(await unreadOf(ana)).toEqual([told]);

  await test.work();
  const { phone } = await accountOf(ana);
  expect(test.sentTo(phone)).toEqual([
    expect.stringMatching(new RegExp(`hasta el ${until}[^]*/chat/${me.keylogin}`)),
  ]);

  const [first, second] = [ana.keylogin, beto.keylogin];
  await test.call.send(sendRequest, { ...body, recipients: [first, second] }, { as: me });
  expect(await unreadOf(ana)).toEqual([told]);
  expect(await unreadOf(beto)).toEqual([told]);
});

it('who opens the conversation has read of it', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  await ask(me, [ana]);
  await readBy(ana, me);
  expect(await unreadOf(ana)).toEqual([]);
});

it('is no news any more once they have declined it, or nobody needs it', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const first = await ask(me, [ana, beto]);
  const second = await ask(me, [ana], { titulo: 'Regadera' });
  const waits = (title: string) => ({
    evento: 'solicitud_recibida',
    msg: expect.stringContaining(`«${title}»`),
  });
  expect(await unreadOf(ana)).toEqual([waits('Fuga en la cocina'), waits('Regadera')]);
  await test.call.send(declineRequest, { id: first.id, motivo: 'Ese día no puedo' }, { as: ana });
  expect(await unreadOf(ana)).toEqual([waits('Regadera')]);
  await test.call.send(closeRequest, { id: first.id }, { as: me });
  await test.call.send(closeRequest, { id: second.id }, { as: me });
  for (const told of [ana, beto])
    expect(await unreadOf(told)).toEqual([
      expect.objectContaining({ evento: 'solicitud_cerrada' }),
    ]);
});
