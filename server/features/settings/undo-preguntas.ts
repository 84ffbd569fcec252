import { undoPreguntas as call } from '#contract/settings.ts';
import { handle } from '#server/calls/handler.ts';
import { auditedQuestions } from './audited.ts';
import { settingView, theOneBefore, writeSetting } from './versions.ts';

export const undoPreguntas = handle(call, async ({ version }, { caller, db, now }) => {
  await writeSetting(db, 'preguntas', {
    version,
    next: theOneBefore,
    adminId: caller.id,
    action: 'deshacer_preguntas',
    audited: auditedQuestions,
    now,
  });
  return { preguntas: await settingView(db, 'preguntas') };
});
