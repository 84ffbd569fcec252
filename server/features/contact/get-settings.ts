import { getSettings as call } from '#contract/contact.ts';
import { feeOnWire } from '#domain/projects/fee.ts';
import { operatorNow } from '#server/operator.ts';
import { handle } from '#server/calls/handler.ts';
import { feeInForce, nextFee } from '#server/features/rates/index.ts';

export const getSettings = handle(call, async (_input, { services, db, now }) => {
  const { teamEmail, whatsappContact, legalName, legalAddress } = await operatorNow(
    db,
    services.config,
  );
  const next = await nextFee(db, now);
  return {
    correo: teamEmail,
    // wa.me needs the number without the plus sign.
    whatsapp: whatsappContact && `https://wa.me/${whatsappContact.slice(1)}`,
    responsable: legalName,
    domicilio: legalAddress,
    comision: feeOnWire(await feeInForce(db, now)),
    proxima_comision: next && { ...feeOnWire(next), desde: next.from.toISOString() },
  };
});
