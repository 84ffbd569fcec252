import { modules } from '#contract/index.ts';
import { type Client, clientOf } from './client.ts';

/** The API as typed functions, made from the contract: `api.chat.sendMessage({ … })`. */
export const api = Object.fromEntries(
  Object.entries(modules).map(([noun, module]) => [noun, clientOf(module)]),
) as { readonly [Noun in keyof typeof modules]: Client<(typeof modules)[Noun]> };
