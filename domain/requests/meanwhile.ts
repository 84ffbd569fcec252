import { searchText } from '#lib/search-text.ts';

/** What helps at home until somebody comes, by trade and by words of the request; the first that fits. */
const TIPS: Readonly<Record<string, readonly (readonly [words: RegExp, tip: string])[]>> = {
  Plomería: [
    [/\bgas\b/, 'Si huele a gas, cierra su llave, abre las ventanas y no prendas ni apagues nada.'],
    [
      /\b(tap[oa]|tapad[oa]|destapar|drenaje)\b/,
      'No le jales ni uses ese desagüe, para que no se desborde.',
    ],
    [/\b(fugas?|gotea|sale|tira)\b/, 'Cierra la llave de paso y pon una cubeta donde cae el agua.'],
  ],
  Electricidad: [
    [
      /\b(toques?|cortos?|chispas?|chisporrotea|quemado|quema|huele)\b/,
      'Baja la pastilla de esa parte de la casa y no toques los cables.',
    ],
  ],
  Impermeabilización: [
    [/\b(goteras?|gotea|filtra|filtracion)\b/, 'Pon una cubeta y aleja lo que se pueda mojar.'],
  ],
};

/**
 * What a client can do at home while they wait for somebody (4 §G), by what they asked for; '' where nothing is known that
 * helps.
 */
export function meanwhile(asked: {
  readonly categoria: string;
  readonly opt: string;
  readonly titulo: string;
  readonly descripcion_servicio: string;
}): string {
  const said = searchText(`${asked.opt} ${asked.titulo} ${asked.descripcion_servicio}`);
  return (TIPS[asked.categoria] ?? []).find(([words]) => words.test(said))?.[1] ?? '';
}
