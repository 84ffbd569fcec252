import * as signUp from '#contract/sign-up.ts';
import { implement } from '#server/calls/implement.ts';
import { codeAgain } from './code-again.ts';
import { codeSend } from './code-send.ts';
import { createProfesional } from './create-profesional.ts';
import { create } from './create.ts';
import { validateCode } from './validate-code.ts';

/** The handlers of the contract's module. */
export const handlers = implement(signUp, {
  codeAgain,
  codeSend,
  createProfesional,
  create,
  validateCode,
});
