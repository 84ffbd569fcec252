import { savePreguntas as call } from '#contract/settings.ts';
import { handle } from '#server/calls/handler.ts';
import { auditedQuestions } from './audited.ts';
import { settingView, writeSetting } from './versions.ts';

export const savePreguntas = handle(call, async ({ version, preguntas }, { caller, db, now }) => {
  await writeSetting(db, 'preguntas', {
    version,
    next: () => preguntas,
    adminId: caller.id,
    action: 'cambiar_preguntas',
    audited: auditedQuestions,
    now,
  });
  return { preguntas: await settingView(db, 'preguntas') };
});
