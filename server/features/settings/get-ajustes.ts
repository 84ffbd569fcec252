import { getAjustes as call } from '#contract/settings.ts';
import { handle } from '#server/calls/handler.ts';
import { settingView } from './versions.ts';

export const getAjustes = handle(call, async (_input, { db, services }) => {
  const { teamEmail, whatsappContact, legalName, legalAddress } = services.config.operator;
  return {
    preguntas: await settingView(db, 'preguntas'),
    contacto: await settingView(db, 'contacto'),
    configurado: {
      correo: teamEmail,
      whatsapp: whatsappContact ?? '',
      responsable: legalName ?? '',
      domicilio: legalAddress ?? '',
    },
  };
});
