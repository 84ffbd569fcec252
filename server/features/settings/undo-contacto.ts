import { undoContacto as call } from '#contract/settings.ts';
import { handle } from '#server/calls/handler.ts';
import { auditedContact } from './audited.ts';
import { settingView, theOneBefore, writeSetting } from './versions.ts';

export const undoContacto = handle(call, async ({ version }, { caller, db, now, services }) => {
  await writeSetting(db, 'contacto', {
    version,
    next: theOneBefore,
    adminId: caller.id,
    action: 'deshacer_contacto',
    audited: auditedContact(services.config.operator),
    now,
  });
  return { contacto: await settingView(db, 'contacto') };
});
