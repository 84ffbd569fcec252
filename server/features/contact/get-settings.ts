import { getSettings as call } from '#contract/contact.ts';
import { handleOutside } from '#server/calls/handler.ts';

// Nothing of it is in the database, so no transaction either.
export const getSettings = handleOutside(call, async (_input, { services }) => {
  const { teamEmail, whatsappContact, legalName, legalAddress } = services.config.operator;
  return {
    correo: teamEmail,
    // wa.me takes the digits alone.
    whatsapp: whatsappContact && `https://wa.me/${whatsappContact.slice(1)}`,
    responsable: legalName,
    domicilio: legalAddress,
  };
});
