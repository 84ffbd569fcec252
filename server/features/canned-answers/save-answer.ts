import { saveCannedAnswer as call } from '#contract/canned-answers.ts';
import { handle } from '#server/calls/handler.ts';
import { contentOf, lockAnswer, sameAnswer, viewOf, writeAnswer } from './queries.ts';

export const saveCannedAnswer = handle(
  call,
  async ({ id, version, tema, titulo, texto }, { caller, db, now }) => {
    const after = { tema, titulo, texto, retirada: false };
    if (id === undefined) {
      const made =
        (await sameAnswer(db, after)) ??
        (await writeAnswer(db, { before: null, after, adminId: caller.id, now }));
      return { respuesta: await viewOf(db, made) };
    }
    const before = await lockAnswer(db, id, version);
    const had = contentOf(before);
    const same = had.tema === tema && had.titulo === titulo && had.texto === texto;
    if (!same || had.retirada) await writeAnswer(db, { before, after, adminId: caller.id, now });
    return { respuesta: await viewOf(db, id) };
  },
);
