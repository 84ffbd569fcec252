import { codeSend } from './code-send.ts';
import { createProfesional } from './create-profesional.ts';
import { create } from './create.ts';
import { validateCode } from './validate-code.ts';

export const handlers = [codeSend, validateCode, create, createProfesional];
