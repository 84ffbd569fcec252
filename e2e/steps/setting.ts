import type { Proposal } from '#contract/views.ts';
import type { ProposalInput } from '#demo/actors.ts';
import { type Member, newClient } from './people.ts';

/** A project that came to where it stands by calls. */
export interface Setting {
  readonly client: Member;
  readonly professional: Member;
  readonly id: number;
  readonly titulo: string;
  /** How it stands now, for the server. */
  view(): Promise<Proposal>;
  /** How often something happened to it. */
  count(evento: string): Promise<number>;
}

const ASK = 'Hola, necesito cambiar la llave de la cocina.';
const PRECIO = 1999;

/** A client, a new one unless one is named, and their project with the professional, up to where it can be accepted or paid. */
export async function projectAt(
  estado: 'publicada' | 'por_pagar',
  professional: Member,
  draft: ProposalInput = {},
  known?: Member,
): Promise<Setting> {
  const client = known ?? (await newClient());
  await client.write(professional, ASK);
  // The number makes it findable among everything that was sent to the professional.
  const titulo = `Cambio de llave ${client.user.account.phone.slice(-8)}`;
  const descripcion = 'Llave nueva con material y revisión de la tubería.';
  const id = await professional.begin(client, {
    titulo,
    descripcion,
    precio: PRECIO,
    ...draft,
  });
  await professional.publish(id);
  if (estado === 'por_pagar') await client.accept(id);

  const view = async () => {
    const proposal = await client.project(professional);
    if (!proposal) throw new Error('the project is gone');
    return proposal;
  };
  const count = async (wanted: string) =>
    (await view()).eventos.filter(({ evento }) => evento === wanted).length;
  return { client, professional, id, titulo, view, count };
}
