import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import type { Credentials, Image, Send } from '#demo/actors.ts';
import { productUrl } from './product.ts';

interface Options {
  readonly as?: Credentials;
  readonly images?: Record<string, Image>;
  /** What a browser would have kept of an earlier answer. */
  readonly cookie?: string;
  /** The network address that the balancer in front of the product names. */
  readonly address?: string;
}

/** Calls the running product as a screen would; a refusal is thrown. */
export const send: Send = async (call, input, options) =>
  (await exchange(call, input, options)).output;

/** Also answers the cookie that came with it, for the calls of a sign-up. */
export async function exchange<C extends Call>(
  call: C,
  input: InputOf<C>,
  { as, images, cookie, address }: Options = {},
): Promise<{ output: OutputOf<C>; cookie: string }> {
  const fields = { rute: '', ...as, ...(input as object) };
  const answer = await fetch(`${productUrl()}/api${call.path}`, {
    method: 'POST',
    headers: {
      ...(cookie && { cookie }),
      ...(address && { 'x-forwarded-for': address }),
      ...(!images && { 'content-type': 'application/json' }),
    },
    body: images ? formOf(fields, images) : JSON.stringify(fields),
  });
  const reply = (await answer.json()) as { mensaje: string };
  if (reply.mensaje !== 'success')
    throw new Error(`${call.path} was refused: ${JSON.stringify(reply)}`);
  const [set = ''] = answer.headers.getSetCookie();
  return { output: reply as unknown as OutputOf<C>, cookie: set.split(';')[0] ?? '' };
}

function formOf(fields: object, images: Record<string, Image>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, image] of Object.entries(images))
    form.append(name, new Blob([new Uint8Array(image.content)]), image.name);
  return form;
}
