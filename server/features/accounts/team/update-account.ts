import { updateUserAccount as call } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { type ContactKind, contactKind } from '#contract/views.ts';
import { failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { dropChanges } from '../contact-change/pending.ts';
import { changePerson } from '../own/person.ts';
import { maskedEmail } from '../email.ts';
import { sendSetUpLink } from '../set-up/link.ts';
import { notify } from '#server/features/notifications/index.ts';
import { type Edited, editAccount } from './edit.ts';

export const updateUserAccount = handle(call, ({ user_id, formDataAccount }, context) =>
  editAccount(context, {
    userId: user_id,
    action: 'cambiar_cuenta',
    part: ({ account: { nombre, apellidos, email, phone } }) => ({
      nombre,
      apellidos,
      email,
      phone,
    }),
    save: async (before) => {
      const { caller, db, now, services } = context;
      if (before.id === caller.id) requireSame(before, formDataAccount);
      const after = { ...formDataAccount, email: formDataAccount.email.toLowerCase() };
      await changePerson(db, before.id, { before, after, now });
      // What the team decides stands in the place of what its owner had asked for.
      await dropChanges(
        db,
        before.id,
        CONTACT.filter((kind) => isOther(before, after, kind)),
      );
      await notifyChange(db, { before, after, services, now });
    },
  }),
);

const CONTACT = contactKind.options;

type Contact = Readonly<Record<ContactKind, string>>;

const isOther = (before: Contact, after: Contact, kind: ContactKind): boolean =>
  after[kind].toLowerCase() !== before[kind].toLowerCase();

/** Nobody gives themselves a phone or an e-mail that was not proved, in the team neither (4 §I). */
function requireSame(before: Contact, after: Contact): void {
  const kind = CONTACT.find((one) => isOther(before, after, one));
  if (kind) failAt(kind, 'own_contact');
}

interface Change {
  readonly before: Edited;
  readonly after: { readonly nombre: string; readonly email: string; readonly phone: string };
  readonly services: Services;
  readonly now: Date;
}

/** Notifies the former e-mail and phone of the change, and greets the new ones. */
async function notifyChange(trx: Trx, { before, after, services, now }: Change): Promise<void> {
  const { id: accountId } = before;
  const { nombre } = after;
  const newPhone = isOther(before, after, 'phone');
  const newEmail = isOther(before, after, 'email');
  if (!before.configurada) {
    // The link may have been sent to somebody else: revoke it, and send the right person a new one.
    if ((newPhone || newEmail) && before.rol === ROL.professional)
      await sendSetUpLink(trx, { id: accountId, nombre }, { config: services.config, now });
    return;
  }
  const former = { email: before.email, ...(before.phone !== '' && { phone: before.phone }) };
  if (newPhone) {
    const parameters = [nombre, after.phone.slice(-4)];
    await notify(trx, { accountId, evento: 'telefono_por_equipo', parameters, ...former, now });
    await notify(trx, { accountId, evento: 'telefono_nuevo', parameters: [nombre], now });
  }
  if (newEmail) {
    const parameters = [nombre, maskedEmail(after.email)];
    await notify(trx, { accountId, evento: 'correo_por_equipo', parameters, ...former, now });
    await notify(trx, { accountId, evento: 'correo_nuevo', parameters: [nombre], now });
  }
}
