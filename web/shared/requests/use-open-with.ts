import { ROL } from '#contract/call.ts';
import type { ProposalSummary } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';

type OpenWith = ReadonlyMap<string, ProposalSummary>;
const NOBODY: OpenWith = new Map();

/** With whom the signed-in client has a project open, by key. */
export async function loadOpenWith(): Promise<OpenWith> {
  const pages = await Promise.all(
    (['en_curso', 'esperando'] as const).map((grupo) => api.accounts.getOwnProjects({ grupo })),
  );
  const open = pages.flatMap(({ proyectos }) => proyectos);
  return new Map(open.filter(isInTheWay).map((one) => [one.other_key, one]));
}
/** What is not sent yet, its client does not see, and it can become the answer. */
const isInTheWay = ({ estado }: ProposalSummary): boolean => estado !== 'por_publicar';
const none = () => Promise.resolve(NOBODY);

/** With whom the signed-in client has a project open, by key; nobody while that is unknown: it is a hint, no rule. */
export function useOpenWith(): OpenWith {
  const isClient = useSession()?.user.rol === ROL.client;
  return useLoaded(isClient ? loadOpenWith : none).value ?? NOBODY;
}
