import type { Receipt } from '#contract/payments.ts';
import type { Contacto } from '#contract/settings.ts';
import type { Config, OperatorConfig } from '#server/config.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** Nothing of it was changed: all is as configured. */
export const NO_CONTACT: Contacto['valor'] = {
  correo: '',
  whatsapp: '',
  responsable: '',
  domicilio: '',
};

const contactInForce = compileOnce((db, _values: object) =>
  db
    .selectFrom('setting')
    .select('valor')
    .where('id', '=', 'contacto')
    .orderBy('version', 'desc')
    .limit(1)
    .compile(),
);

/** Who operates the platform and how to reach them: as the owners have written it, else as configured. */
export async function operatorNow(
  db: Db | Trx,
  { operator }: Pick<Config, 'operator'>,
): Promise<OperatorConfig> {
  const [row] = await contactInForce(db, {});
  const contact = (row?.valor ?? NO_CONTACT) as unknown as Contacto['valor'];
  return {
    teamEmail: contact.correo || operator.teamEmail,
    whatsappContact: contact.whatsapp || operator.whatsappContact,
    legalName: contact.responsable || operator.legalName,
    legalAddress: contact.domicilio || operator.legalAddress,
  };
}

/** The same as receipts say it. */
export async function operatorView(
  db: Db | Trx,
  config: Pick<Config, 'operator'>,
): Promise<Receipt['operador']> {
  const { teamEmail, legalName, legalAddress } = await operatorNow(db, config);
  return { responsable: legalName, domicilio: legalAddress, correo: teamEmail };
}
