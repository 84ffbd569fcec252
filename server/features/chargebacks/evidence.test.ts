import { afterAll, beforeAll, expect, it } from 'vitest';
import { getChargeback, getChargebacks } from '#contract/chargebacks.ts';
import { sendMessage } from '#contract/chat.ts';
import { makeAdmin } from '#demo/factories.ts';
import { askingAndAnswering } from '#server/features/requests/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';
import { atBank, hearOfAll, intentOf } from '#server/testing/provider.ts';

// What a bank reads of a chat is what belongs to the project that was paid (4 §A).

const MINUTE = 60_000;
let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const asking = askingAndAnswering(() => test);

async function pair() {
  const people = { client: await asking.client(), professional: await asking.professional() };
  const { client, professional } = people;
  return {
    people,
    /** The client writes, a minute after whatever came before and a minute before what follows. */
    async say(msg: string) {
      test.advance(MINUTE);
      const keys = [client.keylogin, professional.keylogin];
      await test.call.send(sendMessage, { keys, msg, sender: client.keylogin }, { as: client });
      test.advance(MINUTE);
    },
    ask: (descripcion_servicio: string) =>
      asking.ask(client, [professional], { descripcion_servicio }),
  };
}

/** Its bank takes its payment back; answers what reads the messages of its evidence. */
async function disputed(project: TestProject) {
  const payment_intent = await intentOf(test, project.id);
  const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
  await hearOfAll(test);
  await hearOfAll(test);
  const { contracargos } = await test.call.send(getChargebacks, {}, { as: admin });
  const id = contracargos.find(({ id_dispute }) => id_dispute === dispute)?.id ?? 0;
  return async () => {
    const { pruebas } = await test.call.send(getChargeback, { id }, { as: admin });
    return pruebas.slice(pruebas.indexOf('MENSAJES ENTRE LAS DOS PARTES'));
  };
}

it('the evidence of a project that ended has no message from after it', async () => {
  const { people, say, ask } = await pair();
  await say('¿Cuánto cuesta?');
  const project = await projectIn(test, 'finalizada', { people });
  await say('Quiero otra cosa');
  await ask('Pintar la sala.');
  const messages = await (await disputed(project))();
  expect(messages).toContain('¿Cuánto cuesta?');
  for (const later of ['Quiero otra cosa', 'Solicitud de servicio'])
    expect(messages).not.toContain(later);
  expect(messages).toMatch(
    /^MENSAJES ENTRE LAS DOS PARTES\nSolo los de este proyecto: desde su primer mensaje y hasta que terminó \(\d+ de \S+ de \d{4}, \d?\d:\d\d\)\.\n/,
  );
});

it('the evidence of a project begins with its request, and ends where the chargeback was opened', async () => {
  const { people, say, ask } = await pair();
  await projectIn(test, 'finalizada', { people });
  await say('De la primera obra');
  await ask('Gotea la regadera.');
  await say('De la segunda obra');
  const project = await projectIn(test, 'pagado', { people });
  await say('Ya estoy en casa');
  const read = await disputed(project);
  const before = await read();
  await say('Ya hablé con mi banco');
  const messages = await read();
  expect(messages).toBe(before);
  expect(messages).not.toContain('De la primera obra');
  for (const own of ['Solicitud de servicio', 'De la segunda obra', 'Ya estoy en casa'])
    expect(messages).toContain(own);
  expect(messages).toMatch(
    /Solo los de este proyecto: desde la solicitud de la que nació \(.+\) y hasta que se abrió el contracargo \(.+\)\.\n/,
  );
});

it('a project without a request begins where the one before it of the same two ended', async () => {
  const { people, say } = await pair();
  await say('De la obra anterior');
  const { client, ...before } = await projectIn(test, 'pagado', { people });
  expect(await before.cancel(client)).toBe('success');
  await say('¿Me haces otra?');
  const messages = await (await disputed(await projectIn(test, 'pagado', { people })))();
  expect(messages).not.toContain('De la obra anterior');
  expect(messages).toContain('¿Me haces otra?');
  expect(messages).toContain('desde que terminó el proyecto anterior de las mismas personas (');
});
