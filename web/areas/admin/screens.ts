import { matchPath } from 'react-router';
import { getAccountNotes, getUser } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { getMensajes, getMessages } from '#contract/chat.ts';
import { getReplies } from '#contract/notifications.ts';
import { getRequestsBetween } from '#contract/requests.ts';
import { createProfesional } from '#contract/sign-up.ts';
import { paths } from '#web/paths.ts';
import { useMayNot } from './use-may.ts';

/** The screens that are not for everybody of the team, each with the calls that it is for (4 §F). */
const SCREENS: readonly (readonly [screen: string, ...calls: Call[]])[] = [
  ['/admin/cuentas/:id', getUser, getAccountNotes],
  [paths.newProfessional, createProfesional],
  [paths.messages, getMensajes],
  [paths.replies, getReplies],
  ['/admin/chat-history/:one/:other', getMessages, getRequestsBetween],
];

/** Why an address is not for the signed-in administrator; undefined for whoever may open it. */
export function useClosed(): (to: string) => string | undefined {
  const mayNot = useMayNot();
  return (to) => {
    const [pathname = ''] = to.split('?');
    const [, ...calls] = SCREENS.find(([screen]) => matchPath(screen, pathname)) ?? [''];
    return calls.map(mayNot).find((reason) => reason !== undefined);
  };
}
