import { codeSendMail } from './code-send-mail.ts';
import { restorePassword } from './restore-password.ts';
import { validateCode } from './validate-code.ts';

export const handlers = [codeSendMail, validateCode, restorePassword];
