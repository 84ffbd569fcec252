import type { OpenProject } from '#contract/requests.ts';

// One project per pair at a time (decisions §5): why a professional cannot answer a request, and the way out.

/** As the client reads it. */
export const openToClient = ({ titulo, estado }: OpenProject): string =>
  estado === 'publicada'
    ? `Primero responde a su propuesta «${titulo}»: mientras siga abierta no puede enviarte otra.`
    : `Ya tienen un proyecto abierto, «${titulo}»: no puede enviarte otra propuesta hasta que termine. En su chat puedes pedirle que agregue esto como servicio adicional.`;

/** As the professional reads it. */
export const openToAuthor = ({ titulo, estado }: OpenProject): string =>
  estado === 'publicada'
    ? `Tu propuesta «${titulo}» sigue abierta: retírala si quieres responder con otra.`
    : `Ya tienen un proyecto abierto, «${titulo}». Termínenlo antes, o agrega esto ahí como servicio adicional.`;
