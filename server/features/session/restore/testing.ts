import * as session from '#contract/session.ts';
import type { TestApp } from '#server/testing/app.ts';

/** Requests a code and reads it in the mailbox; answers it with the handle of the next calls. */
export async function askRestoreCode(
  test: TestApp,
  email: string,
  mailbox = email,
): Promise<{ keylogin: string; code: string }> {
  const { keylogin } = await test.call.send(session.codeSendMail, { email });
  await test.work();
  const [text = ''] = test.sentTo(mailbox);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code arrived at ${mailbox}`);
  return { keylogin, code };
}

/** The handle of a proved e-mail. */
export async function proveEmail(test: TestApp, email: string): Promise<string> {
  const { keylogin, code } = await askRestoreCode(test, email);
  await test.call.send(session.validateCode, { keylogin, code });
  return keylogin;
}
