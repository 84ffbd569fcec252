/**
 * Neighbourhoods of the large cities that people name without «colonia»: «plomero Roma Norte». Several words, none of
 * them together the name of a large city, of a person or of a thing.
 */
const ANYWHERE = `
  roma norte, roma sur, hipodromo condesa, narvarte poniente, narvarte oriente, insurgentes mixcoac, santa maria la
  ribera, lomas de chapultepec, jardin balbuena, agricola oriental, agricola pantitlan, del valle norte, del valle
  centro, del valle sur, san miguel chapultepec, villa coapa, jardines del pedregal, bosques de las lomas, lomas
  verdes, ciudad satelite, las arboledas, ladron de guevara, santa tere, jardines del bosque, jardines alcalde, ciudad
  del sol, arcos vallarta, vallarta poniente, colinas de san javier, ciudad granja, valle real,
  lomas del valle, mitras centro, mitras norte, mitras sur, colinas de san jeronimo, valle oriente, san jeronimo
  lidice, villa de guadalupe, lomas de angelopolis, milenio iii, alamos tercera seccion, garcia gineres, francisco de
  montejo, playas de tijuana, mesa de otay, zona rio, jardines del moral, lomas del campestre, villas de la hacienda`;

/** Those that are also surnames or ordinary words: only what stands behind «en» or «por» is meant. */
const BEHIND_A_PREPOSITION = `
  del valle, roma, puerta de hierro, doctores, obrera, portales, portales norte, portales sur, san rafael, americana, providencia, la
  estancia, las aguilas, cumbres, contry, obispado, tecnologico, country club, hipodromo, pedregal, santa fe, la
  herradura, interlomas, jardines de la paz, independencia, centro historico, otay, campestre, arboledas, vista
  hermosa, la joya, el mirador, lomas altas, san angel, chimalistac, buenos aires, algarin, nativitas, condesa,
  narvarte, napoles, polanco, anzures, escandon, mixcoac, lindavista, tlatelolco, tepito, copilco, tacubaya, tacuba,
  nonoalco, coapa, echegaray, chapalita, oblatos, huentitan, miravalle, monraz, atemajac, tetlan, analco, colomos,
  angelopolis, huexotitla, juriquilla, jurica, altabrisa, itzimna`;

const namesIn = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' ')));

export const KNOWN_NEIGHBOURHOODS = {
  anywhere: namesIn(ANYWHERE),
  behindPreposition: namesIn(BEHIND_A_PREPOSITION),
} as const;

/** Whether a normalized name is one of them. */
export const isKnownNeighbourhood = (name: string): boolean =>
  Object.values(KNOWN_NEIGHBOURHOODS).some((names) => names.has(name));
