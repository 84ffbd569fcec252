import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '#contract/chat.ts';
import * as projects from '#contract/projects.ts';
import { closeRequest } from '#contract/requests.ts';
import { atLimitText } from '#contract/requests/at-limit.ts';
import { getProfilePublic } from '#contract/search.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass } from '#server/testing/project.ts';
import { askingAndAnswering } from './testing.ts';

// A request goes to nobody who could not answer it, and the same one not twice.

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { ask, accept, client, day, professional, propose, statesOf } = askingAndAnswering(
  () => test,
);

it('is not sent to who has a proposal or a project open with its client, nor to the others then', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const { body } = await ask(me, [ana]);
  const proposal = await propose(ana, me, 900);
  const more = { ...body, client_id: 'otra-solicitud', recipients: [ana.keylogin, beto.keylogin] };
  const refused = () => test.call.reply(sendRequest, more, { as: me });
  const why = {
    code: 'proposal_open_exists',
    campos: { [ana.keylogin]: expect.stringContaining('proyecto abierto') },
  };
  expect(await refused()).toMatchObject(why);
  await accept(me, proposal);
  expect(await refused()).toMatchObject(why);
  const reason = { id_proposal: proposal.id, motivo: 'Cambió de día' };
  await test.call.send(projects.cancelProposal, reason, { as: me });
  const { id_solicitud } = await test.call.send(sendRequest, more, { as: me });
  expect(await statesOf(me, id_solicitud ?? 0)).toEqual({
    [ana.keylogin]: 'enviada',
    [beto.keylogin]: 'enviada',
  });
});

it('is not sent again while the same one waits for their answer, of whatever day', async () => {
  const [me, ana, beto] = await Promise.all([client(), professional(), professional()]);
  const { id, body } = await ask(me, [ana]);
  const again = (client_id: string, to = ana, extra = {}) => ({
    ...body,
    client_id,
    recipients: [to.keylogin],
    solicitud: { ...body.solicitud, ...extra },
  });
  const same = again('otra-vez', ana, { fecha: day(3) });
  expect(await test.call.reply(sendRequest, same, { as: me })).toMatchObject({
    code: 'request_waits',
    campos: { [ana.keylogin]: 'Ya le pediste esto y todavía no te responde.' },
  });
  for (const [name, to, extra] of [
    ['otra-persona', beto, {}],
    ['otras-palabras', ana, { descripcion_servicio: 'Ahora en el baño.' }],
    ['otra-colonia', ana, { colonia: 'Obrera' }],
  ] as const)
    await test.call.send(sendRequest, again(name, to, extra), { as: me });
  await test.call.send(closeRequest, { id }, { as: me });
  await test.call.send(sendRequest, same, { as: me });
});

it('is not sent to who is at their weekly limit until after it would have passed, as their card says', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  for (const other of await Promise.all([client(), client()])) {
    const input = { sender: other.keylogin, titulo: 'Llave', descripcion: 'Cambio.', precio: 500 };
    const begun = await test.call.send(projects.beginProposal, { proposal: input }, { as: ana });
    await test.services.db
      .updateTable('proposal')
      .set({ estado: 'finalizada', finalized_at: test.services.clock() })
      .where('id', '=', begun.proposal.id)
      .execute();
  }
  const { body } = await ask(me, [await professional()]);
  const toAna = { ...body, client_id: 'al-limite', recipients: [ana.keylogin] };
  const send = () =>
    test.call.reply(
      sendRequest,
      { ...toAna, solicitud: { ...toAna.solicitud, fecha: day(2) } },
      { as: me },
    );
  const freesAt = async () =>
    (await test.call.send(getProfilePublic, { keylogin: ana.keylogin })).profile.limite_libre_at;
  const until = test.services.clock().getTime() + 7 * DAY;
  expect(await freesAt()).toBe(new Date(until).toISOString());
  expect(await send()).toMatchObject({
    code: 'recipient_at_limit',
    campos: { [ana.keylogin]: atLimitText(until, { inTime: false }) },
  });
  // The day before, it still waits when they may answer.
  await letTimePass(test, 6 * DAY);
  expect(await send()).toMatchObject({ id_solicitud: expect.any(Number) });
});

it('sent twice at once under two numbers, it arrives once', async () => {
  const [me, ana] = await Promise.all([client(), professional()]);
  const { id, body } = await ask(me, [ana]);
  await test.call.send(closeRequest, { id }, { as: me });
  const replies = await Promise.all(
    ['una', 'otra'].map((one) =>
      test.call.reply(sendRequest, { ...body, client_id: `${one}-solicitud` }, { as: me }),
    ),
  );
  expect(replies.filter((reply) => 'code' in reply)).toMatchObject([{ code: 'request_waits' }]);
});
