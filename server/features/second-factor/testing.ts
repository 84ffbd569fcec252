import { generate } from 'otplib';
import { beginTotp, confirmTotp } from '#contract/second-factor.ts';
import { STEP_SECONDS } from '#domain/second-factor/second-factor.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

/** What an app with this secret shows at the test's time. */
export const shownBy = (test: TestApp, secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(test.services.clock().getTime() / 1000) });

/** Until the app shows the next code. */
export const nextCode = (test: TestApp): void => test.advance(STEP_SECONDS * 1000);

/** Gives somebody an app of codes: its secret, and the codes on paper. */
export async function activate(test: TestApp, as: Credentials) {
  const { secreto } = await test.call.send(beginTotp, {}, { as });
  const codigo = await shownBy(test, secreto);
  const { codigos } = await test.call.send(confirmTotp, { codigo }, { as });
  nextCode(test);
  return { secreto, codigos };
}
