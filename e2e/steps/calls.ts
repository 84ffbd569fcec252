import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import type { Credentials, Image, Send } from '#demo/actors.ts';
import { productUrl } from './product.ts';

interface Options {
  readonly as?: Credentials;
  readonly images?: Record<string, Image>;
  /** The cookie that a browser would have from an earlier reply. */
  readonly cookie?: string;
  /** The client's network address, as the load balancer forwards it. */
  readonly address?: string;
}

/** Makes a call to the running product; throws if it refuses. */
export const send: Send = async (call, input, options) =>
  (await exchange(call, input, options)).output;

/** Makes a call and also answers its cookie, which a sign-up needs. */
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
