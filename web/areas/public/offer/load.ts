import type { OutputOf } from '#contract/call.ts';
import type { getCategorias } from '#contract/catalogue.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';

/** Loads the data of the page. A part that fails says why: the page is useful without it. */
export async function loadOffer() {
  const [oficios, niveles, settings] = await Promise.all([
    part(api.catalogue.getCategorias({}).then(tradesOf)),
    part(api.catalogue.niveles({}).then((reply) => reply.niveles)),
    part(api.contact.getSettings({})),
  ]);
  const { whatsapp = null, comision = null } = 'value' in settings ? settings.value : {};
  return { oficios, niveles, whatsapp, comision };
}

type Part<T> = { value: T } | { problem: string };

const part = <T>(loading: Promise<T>): Promise<Part<T>> =>
  loading.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof ApiError) return { problem: error.message };
      throw error;
    },
  );

const tradesOf = ({ categorias, iconos }: OutputOf<typeof getCategorias>) =>
  categorias.map((categoria, index) => ({ categoria, icono: iconos[index] ?? '' }));

type Loaded = Awaited<ReturnType<typeof loadOffer>>;
export type Oficios = Loaded['oficios'];
export type Niveles = Loaded['niveles'];
