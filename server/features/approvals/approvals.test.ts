import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, getUser, suspendAccount } from '#contract/accounts.ts';
import { setPermissions } from '#contract/administrators.ts';
import { approve } from '#contract/approvals.ts';
import { getAudit } from '#contract/audit.ts';
import { getNotifications } from '#contract/notifications.ts';
import { getPending } from '#contract/operations.ts';
import { requestDeletion, withdrawDeletion } from '#contract/privacy.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { expireApprovals } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { letTimePass, projectIn, sessionOf } from '#server/testing/project.ts';
import { auditOf, dismissTeam, listOf, type Member, member } from './testing.ts';

// What needs a second person of the team (4 §F), by the deletion of an account.

const HOUR = 3_600_000;

let test: TestApp;
let ada: Member;
let eva: Member;
let owner: Member;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await dismissTeam(test);
  ada = await member(test, 'Ada', 'soporte');
  eva = await member(test, 'Eva', 'soporte');
  owner = await member(test, 'Olga');
});
afterAll(() => test.close());

const exists = async (keylogin: string, as = owner.as) =>
  'user' in (await test.call.reply(getUser, { user_id: keylogin }, { as }));

/** An account whose deletion Ada has asked for, and the number of what waits. */
async function asked() {
  const person = await makeClient(test.services);
  expect(await ada.remove(person.keylogin)).toBe('approval_waiting');
  return { person, id: (await eva.waiting()).id };
}

describe('an action of which nobody decides alone', () => {
  it('waits, is seen by everybody, and is done once somebody else approves it', async () => {
    const { person, id } = await asked();
    expect(await exists(person.keylogin)).toBe(true);
    const reader = await member(test, 'Lía', 'lectura');
    expect(await reader.waiting()).toMatchObject({
      id,
      tipo: 'eliminar_cuenta',
      monto: null,
      objetos: [{ tipo: 'account', id: person.keylogin, nombre: 'Clara Ríos' }],
      pide: { keylogin: ada.keylogin, nombre: 'Ada Paz' },
      permisos: ['soporte'],
      respaldo: true,
      estado: 'en_espera',
      fin: null,
    });
    expect((await test.call.send(getPending, {}, { as: reader.as })).aprobaciones).toBe(1);
    expect(await reader.approve(id)).toBe('no_permission');
    expect(await eva.approve(id)).toBe('success');
    expect(await exists(person.keylogin)).toBe(false);
    const { en_espera, terminadas } = await eva.queue();
    expect(en_espera).toEqual([]);
    expect(terminadas[0]).toMatchObject({
      id,
      estado: 'aprobada',
      objetos: [{ nombre: 'Cuenta eliminada' }],
      fin: { por: 'Eva Paz', motivo: '' },
    });
    expect((await test.call.send(getPending, {}, { as: reader.as })).aprobaciones).toBe(0);
  });

  it('has both names in the audit log', async () => {
    const { person, id } = await asked();
    await eva.approve(id);
    expect((await auditOf(test, 'eliminar_cuenta'))[0]).toMatchObject({
      admin_id: ada.id,
      approved_by: eva.id,
      subject_id: person.keylogin,
    });
    expect((await auditOf(test, 'pedir_aprobacion'))[0]).toMatchObject({
      admin_id: ada.id,
      approved_by: null,
      subject_id: String(id),
      after: { que: 'eliminar_cuenta' },
    });
    expect((await auditOf(test, 'aprobar'))[0]).toMatchObject({
      admin_id: eva.id,
      approved_by: null,
      after: { que: 'eliminar_cuenta', pidio: 'Ada Paz' },
    });
    const { entradas } = await test.call.send(
      getAudit,
      { accion: 'eliminar_cuenta' },
      { as: owner.as },
    );
    expect(entradas[0]).toMatchObject({
      admin: { nombre: 'Ada Paz' },
      aprobo: { nombre: 'Eva Paz' },
    });
  });

  it('is told to the others who may decide, and its end to whoever asked', async () => {
    const finance = await member(test, 'Fe', 'finanzas');
    const { id } = await asked();
    const told = `Ada Paz pide eliminar una cuenta. Tienes 48 horas para decidir. /admin/aprobaciones?id=${id}`;
    expect(await listOf(test, eva.id)).toEqual([told]);
    expect(await listOf(test, owner.id)).toEqual([told]);
    expect(await listOf(test, finance.id)).toEqual([]);
    expect(await listOf(test, ada.id)).toEqual([]);
    const unread = async () =>
      (await test.call.send(getNotifications, {}, { as: eva.as })).avisos.filter(
        ({ leido }) => !leido,
      ).length;
    expect(await unread()).toBe(1);
    await test.work();
    expect(test.sentTo(test.services.config.operator.teamEmail).at(-1)).toContain(
      'Ada Paz pide eliminar una cuenta.',
    );
    await eva.reject(id, 'Pidió quedarse.');
    expect(await unread()).toBe(0);
    expect(await listOf(test, ada.id)).toEqual([
      'Eva Paz la rechazó: Pidió quedarse. /admin/aprobaciones',
    ]);
  });

  it('is done at once where nobody else may decide', async () => {
    await dismissTeam(test);
    const alone = await member(test, 'Sola', 'soporte');
    await member(test, 'Fe', 'finanzas');
    const person = await makeClient(test.services);
    expect(await alone.remove(person.keylogin)).toBe('success');
  });

  it('that cannot be done is refused at once, and nothing waits', async () => {
    const project = await projectIn(test, 'pagado');
    expect(await ada.remove(project.client.keylogin)).toBe('account_money_held');
    expect(await ada.remove(ada.keylogin)).toBe('no_permission');
    expect((await ada.queue()).en_espera).toEqual([]);
  });
});

describe('asked again', () => {
  it('by the same person, it waits as it did, and by another it says who asked', async () => {
    const { person, id } = await asked();
    expect(await ada.remove(person.keylogin)).toBe('approval_waiting');
    expect((await eva.waiting()).id).toBe(id);
    expect(await eva.said(deleteAccount, { id: person.keylogin })).toMatchObject({
      code: 'approval_asked',
      mensaje: expect.stringMatching(
        /Ada Paz lo pidió el .+ Está en «En espera de otra persona»\.$/,
      ),
    });
    expect((await eva.waiting()).id).toBe(id);
  });

  it('by two at once, it waits once', async () => {
    const person = await makeClient(test.services);
    const codes = await Promise.all([ada, eva, ada, eva].map((one) => one.remove(person.keylogin)));
    expect(new Set(codes)).toEqual(new Set(['approval_waiting', 'approval_asked']));
    expect((await owner.waiting()).objetos).toMatchObject([{ id: person.keylogin }]);
  });

  it('after it was refused, it waits anew', async () => {
    const { person, id } = await asked();
    expect(await eva.reject(id)).toBe('success');
    expect(await ada.remove(person.keylogin)).toBe('approval_waiting');
    expect((await eva.waiting()).id).not.toBe(id);
  });

  it('once nobody else may decide, it is done, and what waited ends', async () => {
    const { person, id } = await asked();
    for (const one of [eva, owner])
      await test.services.db
        .updateTable('account')
        .set({
          suspended_at: test.services.clock(),
          suspended_by: one.id,
          suspended_motivo: 'Vacaciones',
        })
        .where('id', '=', one.id)
        .execute();
    expect(await ada.remove(person.keylogin)).toBe('success');
    expect((await ada.queue()).terminadas[0]).toMatchObject({ id, estado: 'sin_efecto' });
  });
});

describe('nobody', () => {
  it('is their own second person', async () => {
    const { person, id } = await asked();
    expect(await ada.approve(id)).toBe('approval_own');
    expect(await ada.reject(id)).toBe('approval_own');
    expect(await exists(person.keylogin)).toBe(true);
    await expect(
      test.services.db
        .updateTable('approval')
        .set({
          estado: 'aprobada',
          ended_by: ada.id,
          ended_at: test.services.clock(),
          encrypted_input: null,
        })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('approval_four_eyes');
  });

  it('approves or refuses without a proof, or without that permission', async () => {
    const { id } = await asked();
    const finance = await member(test, 'Fe', 'finanzas');
    expect(await finance.approve(id)).toBe('no_permission');
    expect(await finance.reject(id)).toBe('no_permission');
    test.advance(10 * 60_000);
    expect(await test.call.refused(approve, { id }, { as: eva.as, proves: false })).toBe(
      'proof_needed',
    );
  });

  it('takes back what another asked for', async () => {
    const { id } = await asked();
    expect(await eva.withdraw(id)).toBe('approval_not_own');
    expect(await ada.withdraw(id)).toBe('success');
    expect(await ada.withdraw(id)).toBe('success');
    expect(await eva.said(approve, { id })).toMatchObject({
      code: 'approval_ended',
      mensaje: expect.stringMatching(/Ada Paz la retiró el .+\.$/),
    });
  });
});

describe('an administrator’s account', () => {
  it('is decided on by two owners, of whom it is neither', async () => {
    const third = await member(test, 'Oriana');
    const gone = await member(test, 'Ovidia');
    expect(await owner.remove(gone.keylogin)).toBe('approval_waiting');
    const { id, permisos } = await eva.waiting();
    expect(permisos).toEqual(['dueño']);
    expect(await eva.approve(id)).toBe('no_permission');
    expect(await gone.approve(id)).toBe('no_permission');
    expect(await third.approve(id)).toBe('success');
    expect(await test.call.refused(getPending, {}, { as: gone.as })).toBe('session_not_found');
  });

  it('of one of two owners is not deleted by the other alone', async () => {
    const second = await member(test, 'Otilia');
    expect(await owner.remove(second.keylogin)).toBe('approval_waiting');
    const { id } = await second.waiting();
    expect(await eva.approve(id)).toBe('no_permission');
    expect(await second.reject(id)).toBe('success');
  });

  it('that could have decided leaves nobody alone before 48 hours, unless two let it go', async () => {
    const person = await makeClient(test.services);
    const strip = (who: Member) =>
      owner.outcome(setPermissions, {
        user_id: who.keylogin,
        permisos: ['lectura'],
        antes: ['soporte'],
      });
    for (const who of [ada, eva]) expect(await strip(who)).toBe('success');
    expect(await owner.remove(person.keylogin)).toBe('approval_alone');
    expect(await exists(person.keylogin)).toBe(true);
    test.advance(48 * 3_600_000 + 1);
    const next = await member(test, 'Olivia');
    await test.services.db
      .updateTable('account')
      .set({ suspended_at: test.services.clock(), suspended_by: next.id, suspended_motivo: 'x' })
      .where('id', '=', owner.id)
      .execute();
    expect(await next.remove(person.keylogin)).toBe('success');
  });
});

describe('what can no longer be done', () => {
  it('ends without effect, and says why', async () => {
    const { person, id } = await asked();
    const professional = sessionOf(await makeProfessional(test.services));
    await projectIn(test, 'pagado', { people: { client: sessionOf(person), professional } });
    expect(await eva.said(approve, { id })).toMatchObject({
      code: 'approval_void',
      mensaje: expect.stringContaining('protegido'),
    });
    expect((await ada.queue()).terminadas[0]).toMatchObject({
      id,
      estado: 'sin_efecto',
      fin: { motivo: expect.stringContaining('protegido') },
    });
    expect((await auditOf(test, 'dejar_sin_efecto'))[0]).toMatchObject({ subject_id: String(id) });
    expect(await exists(person.keylogin)).toBe(true);
  });

  it('because its owner took the request back, says when, and so does what waits', async () => {
    const person = await makeClient(test.services);
    const as = sessionOf(person);
    await test.call.send(requestDeletion, { pass: person.pass }, { as });
    expect(await ada.remove(person.keylogin)).toBe('approval_waiting');
    expect(await ada.remove(person.keylogin)).toBe('approval_waiting');
    const asks = async () =>
      (await eva.waiting()).lineas.map(({ que, texto }) => `${que} ${texto}`);
    expect(await asks()).toEqual([expect.stringMatching(/^pide Su dueño, el [^.]+$/)]);
    await test.call.send(withdrawDeletion, {}, { as });
    expect(await asks()).toEqual([
      expect.stringMatching(/^pide Su dueño, el .+\. Se retractó el .+: ya no se elimina$/),
    ]);
    const { id } = await eva.waiting();
    expect(await eva.said(approve, { id })).toMatchObject({
      code: 'approval_void',
      mensaje: expect.stringMatching(
        /ya no lo pide: no se hizo nada\. Retiró su petición el .+\.$/,
      ),
    });
    expect(await exists(person.keylogin)).toBe(true);
    expect((await ada.queue()).terminadas[0]).toMatchObject({ id, estado: 'sin_efecto' });
  });

  it('because its owner took the request back and asked anew, is asked for anew too', async () => {
    const person = await makeClient(test.services);
    const as = sessionOf(person);
    await test.call.send(requestDeletion, { pass: person.pass }, { as });
    await ada.remove(person.keylogin);
    await test.call.send(withdrawDeletion, {}, { as });
    await test.call.send(requestDeletion, { pass: person.pass }, { as });
    expect(await eva.approve((await eva.waiting()).id)).toBe('approval_void');
    expect(await ada.remove(person.keylogin)).toBe('approval_waiting');
    expect(await eva.approve((await eva.waiting()).id)).toBe('success');
    expect(await exists(person.keylogin)).toBe(false);
  });

  it('is done for whoever asks to be deleted only after the team began it', async () => {
    const { person, id } = await asked();
    await test.call.send(requestDeletion, { pass: person.pass }, { as: sessionOf(person) });
    expect(await eva.approve(id)).toBe('success');
    expect(await exists(person.keylogin)).toBe(false);
  });

  it('because whoever asked lost the permission, can be approved by nobody', async () => {
    const { person, id } = await asked();
    await test.call.send(
      setPermissions,
      { user_id: ada.keylogin, permisos: ['finanzas'], antes: ['soporte'] },
      { as: owner.as },
    );
    expect(await eva.waiting()).toMatchObject({ id, respaldo: false });
    expect(await eva.approve(id)).toBe('approval_unbacked');
    expect((await eva.queue()).terminadas[0]).toMatchObject({ id, estado: 'sin_efecto' });
    expect(await exists(person.keylogin)).toBe(true);
  });

  it('because whoever asked is suspended, gives way to whoever asks next', async () => {
    const { person, id } = await asked();
    await test.call.send(
      suspendAccount,
      { user_id: ada.keylogin, motivo: 'Se fue' },
      { as: owner.as },
    );
    expect(await eva.remove(person.keylogin)).toBe('approval_waiting');
    const next = await owner.waiting();
    expect(next.pide.nombre).toBe('Eva Paz');
    expect(next.id).not.toBe(id);
  });
});

describe('after 48 hours', () => {
  it('nobody approves it, also before the job has come', async () => {
    const { person, id } = await asked();
    test.advance(48 * HOUR - 60_000);
    const late = await member(test, 'Tardía', 'soporte');
    expect((await late.waiting()).id).toBe(id);
    test.advance(2 * 60_000);
    const { en_espera, terminadas } = await late.queue();
    expect(en_espera).toEqual([]);
    expect(terminadas[0]).toMatchObject({ id, estado: 'vencida', lineas: [] });
    expect(await late.approve(id)).toBe('approval_ended');
    expect(await late.reject(id)).toBe('approval_ended');
    await letTimePass(test, 0, expireApprovals);
    expect((await auditOf(test, 'vencer_aprobacion'))[0]).toMatchObject({
      admin_id: ada.id,
      subject_id: String(id),
    });
    expect(await listOf(test, ada.id)).toEqual([
      'Venció: en 48 horas nadie más la aprobó. No se hizo nada. /admin/aprobaciones',
    ]);
    expect(await exists(person.keylogin, late.as)).toBe(true);
  });

  it('can be asked for again at once', async () => {
    const { person, id } = await asked();
    test.advance(49 * HOUR);
    const again = await member(test, 'Otra', 'soporte');
    expect(await again.remove(person.keylogin)).toBe('approval_waiting');
    expect((await again.waiting()).id).not.toBe(id);
  });
});

describe('of two at the same time', () => {
  it('two approvals do it once, and both hear that it is done or by whom', async () => {
    const { person, id } = await asked();
    const codes = await Promise.all([eva.approve(id), owner.approve(id), eva.approve(id)]);
    expect(codes.every((code) => code === 'success' || code === 'approval_ended')).toBe(true);
    expect(codes).toContain('success');
    const done = (await auditOf(test, 'eliminar_cuenta')).filter(
      ({ subject_id }) => subject_id === person.keylogin,
    );
    expect(done).toHaveLength(1);
  });

  it('an approval and a withdrawal or a refusal leave one of them', async () => {
    for (const end of [(id: number) => ada.withdraw(id), (id: number) => owner.reject(id)]) {
      const { person, id } = await asked();
      const [approved, ended] = await Promise.all([eva.approve(id), end(id)]);
      expect([approved, ended].toSorted()).toEqual(['approval_ended', 'success']);
      expect(await exists(person.keylogin)).toBe(approved !== 'success');
    }
  });

  it('an approval and the job that ends it leave one of them', async () => {
    const { person, id } = await asked();
    test.advance(48 * HOUR - 5);
    const late = await member(test, 'Justa', 'soporte');
    const [approved] = await Promise.all([
      late.approve(id),
      letTimePass(test, 10, expireApprovals),
    ]);
    const { terminadas } = await late.queue();
    const [end] = terminadas;
    expect(end?.id).toBe(id);
    expect(end?.estado).toBe(approved === 'success' ? 'aprobada' : 'vencida');
    expect(await exists(person.keylogin, late.as)).toBe(approved !== 'success');
  });
});
