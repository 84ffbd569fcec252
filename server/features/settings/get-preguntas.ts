import { getPreguntas as call, type Preguntas } from '#contract/settings.ts';
import { withFigures } from '#domain/settings/questions.ts';
import { handle } from '#server/calls/handler.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { feeInForce } from '#server/features/rates/index.ts';

const questionsInForce = compileOnce((db, _values: object) =>
  db
    .selectFrom('setting')
    .select('valor')
    .where('id', '=', 'preguntas')
    .orderBy('version', 'desc')
    .limit(1)
    .compile(),
);

// Read anew each time, one row by its key: a change shows at once, whichever process answers.
export const getPreguntas = handle(call, async (_input, { db, now }) => {
  const [row] = await questionsInForce(db, {});
  const fee = await feeInForce(db, now);
  return {
    preguntas: ((row?.valor ?? []) as unknown as Preguntas['valor'])
      .filter(({ retirada }) => !retirada)
      .map(({ pregunta, respuesta }) => ({ pregunta, respuesta: withFigures(respuesta, fee) })),
  };
});
