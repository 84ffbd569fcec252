import * as signUp from '#contract/sign-up.ts';
import type { TestApp } from '#server/testing/app.ts';

/** Requests a code and reads it on the phone; answers it with the browser's cookie. */
export async function askCode(
  test: TestApp,
  phone: string,
): Promise<{ code: string; cookies: string }> {
  const { cookies } = await test.call.send(signUp.codeSend, { phone });
  await test.work();
  const [text = ''] = test.sentTo(`+52${phone}`);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`no code arrived at ${phone}`);
  return { code, cookies };
}

/** The cookie of a browser that has proved the phone. */
export async function provePhone(test: TestApp, phone: string): Promise<string> {
  const { code, cookies } = await askCode(test, phone);
  await test.call.send(signUp.validateCode, { code }, { cookies });
  return cookies;
}
