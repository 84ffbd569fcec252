import { getSettings as call } from '#contract/contact.ts';
import { handleOutside } from '#server/calls/handler.ts';

// Reads only the configuration, so it needs no transaction.
export const getSettings = handleOutside(call, async (_input, { services }) => {
  const { teamEmail, whatsappContact, legalName, legalAddress } = services.config.operator;
  return {
    correo: teamEmail,
    // wa.me needs the number without the plus sign.
    whatsapp: whatsappContact && `https://wa.me/${whatsappContact.slice(1)}`,
    responsable: legalName,
    domicilio: legalAddress,
  };
});
