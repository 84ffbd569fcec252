import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDispute, getDisputes, withdrawDispute } from '#contract/disputes.ts';
import { makeAdmin, makeClient } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { drawnPhoto } from '#server/testing/images.ts';
import { letTimePass, sessionOf } from '#server/testing/project.ts';
import { codeOf, disputed } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const TEXT = 'Volví el lunes y no había nadie.';

describe('the word of the other side', () => {
  it('is read by both and the team, with its images apart from the opener’s', async () => {
    const { project, dispute_id } = await disputed(test);
    const before = (await project.view()).disputa;
    expect(before).toMatchObject({ respuesta: null });
    const opened = Date.parse(before?.createAt ?? '');
    expect(Date.parse(before?.responder_hasta ?? '')).toBe(opened + 3 * DAY);
    const image = { name: 'foto.png', content: await drawnPhoto() };
    await test.call.send(
      answerDispute,
      { id_proposal: project.id, texto: TEXT },
      { as: project.professional, images: { imagenes: [image] } },
    );
    const view = await project.view();
    expect(view.disputa).toMatchObject({ imagenes: [], respuesta: { texto: TEXT } });
    expect(view.disputa?.respuesta?.imagenes).toHaveLength(1);
    expect(view.eventos.at(-1)).toMatchObject({
      evento: 'disputa_respondida',
      actor: project.professional.keylogin,
    });
    const admin = sessionOf(await makeAdmin(test.services));
    const { disputes } = await test.call.send(getDisputes, {}, { as: admin });
    const listed = disputes.find(({ id }) => id === dispute_id);
    expect(listed).toMatchObject({ tarde: 0, respuesta: { texto: TEXT } });
  });

  it('is said once, by the side that did not open it, while it is open', async () => {
    const { project } = await disputed(test);
    const say = (as = project.professional, texto = TEXT) =>
      test.call.reply(answerDispute, { id_proposal: project.id, texto }, { as }).then(codeOf);
    expect(await say(project.client)).toBe('dispute_yours');
    expect(await say(sessionOf(await makeClient(test.services)))).toBe('proposal_not_found');
    expect(await say(project.professional, '  ')).toBe('invalid_input');
    // Twice at once, too.
    const both = await Promise.all([say(), say()]);
    expect(both.toSorted()).toEqual(['dispute_answered', 'success']);
    await project.do(withdrawDispute);
    expect(await say()).toBe('not_in_dispute');
  });

  it('leaves the dispute late after five days without a ruling', async () => {
    const { dispute_id } = await disputed(test);
    await letTimePass(test, 5 * DAY);
    const admin = sessionOf(await makeAdmin(test.services));
    const { disputes } = await test.call.send(getDisputes, {}, { as: admin });
    expect(disputes.find(({ id }) => id === dispute_id)?.tarde).toBe(1);
  });
});
