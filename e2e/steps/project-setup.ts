import type { Proposal } from '#contract/views.ts';
import type { ProposalInput } from '#demo/actors.ts';
import { type Member, newClient } from './people.ts';

/** A project that calls have brought to some state. */
export interface ProjectSetup {
  readonly client: Member;
  readonly professional: Member;
  readonly id: number;
  readonly titulo: string;
  /** Its current state on the server. */
  view(): Promise<Proposal>;
  /** The number of its events of a kind. */
  count(evento: string): Promise<number>;
}

const ASK = 'Hola, necesito cambiar la llave de la cocina.';
const PRECIO = 1999;

/** Makes a project of the professional and a client (a new one by default) that can be accepted or paid. */
export async function projectAt(
  estado: 'publicada' | 'por_pagar',
  professional: Member,
  fields: ProposalInput = {},
  known?: Member,
): Promise<ProjectSetup> {
  const client = known ?? (await newClient());
  await client.write(professional, ASK);
  // The number makes it unique among everything that was sent to the professional.
  const titulo = `Cambio de llave ${client.user.account.phone.slice(-8)}`;
  const descripcion = 'Llave nueva con material y revisión de la tubería.';
  const id = await professional.begin(client, {
    titulo,
    descripcion,
    precio: PRECIO,
    ...fields,
  });
  await professional.publish(id);
  if (estado === 'por_pagar') await client.accept(id);

  const view = async () => {
    const proposal = await client.project(professional);
    if (!proposal) throw new Error('the project is missing');
    return proposal;
  };
  const count = async (wanted: string) =>
    (await view()).eventos.filter(({ evento }) => evento === wanted).length;
  return { client, professional, id, titulo, view, count };
}
