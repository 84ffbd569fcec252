import { searchText } from '#lib/search-text.ts';

/** Words without a meaning of their own; no term needs them. */
export const FUNCTION_WORDS = new Set(
  `a al con cual de del e el en es esta este la las le les lo los me mi mis nos o por que q se su sus tu
  un una unas uno unos y ya`.split(/\s+/),
);

const UPPER =
  'primer|primero|segundo|tercer|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|ultimo';

/**
 * What is said in several words and is one thing, which its words do not say: «aire lavado» is no washing, a «quinto
 * piso» no floor to be laid.
 */
const COMPOUNDS: readonly (readonly [said: RegExp, as: string])[] = [
  [/\baires? lavados?\b/g, 'cooler'],
  // What somebody has bought is no longer to be bought.
  [/\bacab(?:o|amos|e|amos) de comprar\b/g, 'tengo'],
  // Where everything is: «la fachada de mi casa» asks for no other one.
  [/\bde (?:la|mi|nuestra|su|tu) casa\b/g, ''],
  [/\bcasa habitacion\b/g, 'domicilio'],
  // «ke», «kiero», «kien»
  [/\b(por)?ke\b/g, '$1que'],
  [/\bk(?=i[ei](?:r|n\b|ne)|isier)/g, 'qu'],
  // Where work is done, and nobody's own trade.
  [/\b(consultorio|clinica) (?:dental|medic[oa]|veterinari[oa])\b/g, '$1'],
  [/\b(?:cafe internet|salon de (?:belleza|fiestas|eventos|clases|unas))\b/g, 'local'],
  [/\bplanta (?:alta|baja)\b/g, 'altopiso'],
  [/\bsillas? de ruedas\b/g, 'andadera'],
  [/\bmil usos\b/g, 'milusos'],
  // «me hace el paro», «échenme la mano»: only asks.
  [
    /\b(?:ha(?:ga|gan|gas|ce|cer|cen|z)|ech(?:a|ar|e|en))(?:me|nos)? (?:el|la|un|una) (?:favor|mano|manita|paro)\b/g,
    'favor',
  ],
  // One's own is no van that moves something.
  [/\bmi (?:camioneta|troca)\b/g, 'mi carro'],
  // An hour, and no half of a day's work.
  [/\bal? medio ?dia\b/g, 'mediodia'],
  [/\bmini splits?\b/g, 'minisplit'],
  // Only how many: what there are so many of is what the text is about.
  [
    /\bun(?:a|os|as)? (?:bola|bonche|buen|chingos?|chorro|friego|madral|monton|titipuchal) de (?!agua\b)/g,
    'mucho ',
  ],
  [new RegExp(`\\b(?:${UPPER}|\\d{1,2}[ºª]?(?:er|ro|do|to|mo|vo|no)?) piso\\b`, 'g'), 'altopiso'],
  [/\b(?:dos|tres|cuatro|cinco|seis|\d{1,2}) pisos\b/g, 'altopiso'],
  [/\b((?:al|del|en|en el|hasta el) )piso \d{1,2}\b(?! (?:m|mts|metros|por|x)\b)/g, '$1altopiso'],
];

/** «uñas», which without its sign would be «unas». */
const NAILS = /(^|[^\p{L}])uñas?(?!\p{L})/giu;

/** A text normalized for understanding it, each thing in one word. */
export const plainText = (text: string): string =>
  COMPOUNDS.reduce(
    (plain, [said, as]) => plain.replaceAll(said, as),
    searchText(text.normalize('NFC').replaceAll(NAILS, '$1manicure')),
  );

/** The words of a text that can belong to a term, normalized, in their order. */
export const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word && !FUNCTION_WORDS.has(word));

/** Words that count only as they stand in a term: nothing is read into them, and their absence changes nothing. */
const FILLERS = new Set(
  `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mediodia aca adios ahi ahora ahorita algo alguien algun alguna alto ancho ando ante antes aqui arranca asi aun ay ayuda
  ayudan ayudar barato bien buen buenas bueno buenos buscando busco calidad casa casi centimetros cerca cercano
  checar chequen chico cm cobra cobran como compre confianza cosa cosas cosita costo cotizacion cotizar cuando
  cuanto cuesta desde detalle dia dias domicilio domingo donde economico ella ellos esa ese eso estan estoy
  experiencia experto falla favor feo fue funciona garantia gracias grande ha hace hacer han hasta hay hola hoy
  jala jueves largo litros luego lunes m2 maestro maistro manana martes mas metro metros miercoles mt mts mucho
  muy nada necesitamos necesito ni no noche noches nosotros nueva nuevo ocupo otra otro pa para pequeno pero
  persona personas poco podria podrian porque precio presupuesto problema problemas profesional puede pueden
  puedes puedo pues pulgadas quien quiero quisiera rato re requerimos requiero sabado saber sea semana semanas
  ser servicio servicios si sin sirve sobre solo somos son soy tal tambien tan tardes te tecnico tengo tiene
  tienen tipo toda todas todo todos trabaja trabajo urge urgente urgentemente va varias varios veces venga vengan venir vez
  vieja viejo viernes voy`.split(/\s+/),
);

/** Whether a normalized word says nothing of what is to be done. */
export const isFillerWord = (word: string): boolean => FILLERS.has(word) || /^\d+$/.test(word);
