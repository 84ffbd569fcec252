import * as settings from '#contract/settings.ts';
import { implement } from '#server/calls/implement.ts';
import { getAjustes } from './get-ajustes.ts';
import { getPreguntas } from './get-preguntas.ts';
import { saveContacto } from './save-contacto.ts';
import { savePreguntas } from './save-preguntas.ts';
import { undoContacto } from './undo-contacto.ts';
import { undoPreguntas } from './undo-preguntas.ts';

/** The handlers of the contract's module. */
export const handlers = implement(settings, {
  getAjustes,
  getPreguntas,
  saveContacto,
  savePreguntas,
  undoContacto,
  undoPreguntas,
});
