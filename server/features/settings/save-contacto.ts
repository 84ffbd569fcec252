import { saveContacto as call } from '#contract/settings.ts';
import { handle } from '#server/calls/handler.ts';
import { auditedContact } from './audited.ts';
import { settingView, writeSetting } from './versions.ts';

export const saveContacto = handle(
  call,
  async ({ version, ...contacto }, { caller, db, now, services }) => {
    await writeSetting(db, 'contacto', {
      version,
      next: () => contacto,
      adminId: caller.id,
      action: 'cambiar_contacto',
      audited: auditedContact(services.config.operator),
      now,
    });
    return { contacto: await settingView(db, 'contacto') };
  },
);
