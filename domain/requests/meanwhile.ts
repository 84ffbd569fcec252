import { searchText } from '#lib/search-text.ts';

const GAS: readonly [words: RegExp, tip: string] = [
  /\b(?:(?:escape|fugas?) (?:de|en)|huele|huela|olor|oler|peste)(?: (?!agua)\p{L}+){0,4}? gas\b/u,
  'Si huele a gas, cierra su llave, no prendas ni apagues nada, sal con todos y llama al 911.',
];

/** What helps at home until somebody comes, by trade and by the fault that the request says; the first that fits. */
const TIPS: Readonly<Record<string, readonly (readonly [words: RegExp, tip: string])[]>> = {
  Plomería: [
    GAS,
    [
      /\b(?:destap\p{L}+|tapad[oa]s?|se (?:me |nos )?(?:esta |volvio a )?tap\p{L}+|se regresa)\b/u,
      'No le jales ni uses ese desagüe, para que no se desborde.',
    ],
    [
      /\b(?:fugas?|gote(?:a|an|ando|ra|ras)|inund\p{L}+|revent\p{L}+|(?:chorrea|escurre|sale|tira|tirando|saliendo)(?: \p{L}+){0,2}? agua|agua (?:que )?se sale)\b/u,
      'Cierra la llave de paso y pon una cubeta donde cae el agua.',
    ],
  ],
  Electricidad: [
    [
      /\b(?:chisp\p{L}+|chisporrote\p{L}+|cortos?|huele|humo|quem\p{L}+|toques?)\b/u,
      'Baja la pastilla de esa parte de la casa y no toques los cables.',
    ],
  ],
  'Instalación de electrodomésticos': [GAS],
  Impermeabilización: [
    [/\b(?:gotea|goteras?|filtra|filtracion)\b/, 'Pon una cubeta y aleja lo que se pueda mojar.'],
  ],
};

/** «no sale agua caliente» is no leak: what does not happen is no fault that one could stop. */
const DENIED = /\b(?:no|sin) (?:me |nos |se |le )?\p{L}+(?: agua| gas)?(?: caliente)?\b/gu;

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
  const words = searchText(`${asked.opt} ${asked.titulo} ${asked.descripcion_servicio}`);
  const said = words.replaceAll(DENIED, ' ');
  return (TIPS[asked.categoria] ?? []).find(([words]) => words.test(said))?.[1] ?? '';
}
