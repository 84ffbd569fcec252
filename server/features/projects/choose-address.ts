import { chooseAddress as call } from '#contract/projects.ts';
import { seesAddress } from '#domain/projects/address.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { savedAddress } from '#server/features/accounts/index.ts';
import { postSystemMessage, publishProposalChange } from '#server/features/chat/index.ts';
import { chosenFor } from './address.ts';
import { lockOwn } from './queries.ts';
import { partyNames } from './record-event.ts';
import { freshView } from './views.ts';

export const chooseAddress = handle(
  call,
  async ({ id_proposal: id, direccion_id: addressId }, context) => {
    const { caller, db, now } = context;
    const row = await lockOwn(db, id, caller.id);
    if (!row || row.client_id !== caller.id) return fail('proposal_not_found');
    if (!seesAddress(row, 'client')) fail('address_not_now');
    const address = (await savedAddress(db, caller.id, addressId)) ?? fail('address_not_found');
    const { id: _, nombre: __, ...place } = address;
    const chosen = { ...place, chosen_at: now };
    const before = await chosenFor(db, id);
    await db
      .insertInto('proposal_address')
      .values({ proposal_id: id, ...chosen })
      .onConflict((conflict) => conflict.column('proposal_id').doUpdateSet(chosen))
      .execute();
    await db
      .updateTable('proposal')
      .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute();
    const between: [number, number] = [row.client_id, row.professional_id];
    // Whoever waits for it, or may have read another one, is told; the message itself names no street.
    if (seesAddress(row, 'professional')) {
      const { client } = await partyNames(db, row);
      const did = before ? 'cambió la dirección' : 'dijo dónde es el trabajo';
      const msg = `${client} ${did} de «${row.titulo}». Mírala en el proyecto.`;
      const { client_id, professional_id, titulo } = row;
      await postSystemMessage(db, {
        between,
        actorId: caller.id,
        evento: before ? 'direccion_cambiada' : 'direccion_dicha',
        hecho: { client_id, professional_id, titulo, detalle: '' },
        msg,
        now,
      });
    }
    await publishProposalChange(db, { between });
    return { proposal: await freshView(context, id) };
  },
);
