import { searchText } from '#lib/search-text.ts';

/** Somebody of a trade, by the end of the word. */
const TRADESMAN =
  '(?:un |una )?(?!madera |enero |febrero |primer)\\p{L}{2,}(?:ero|era|ista|dor|dora|tor|tora|anil|ante|nico|nica)(?:e?s)?';
const WANTS = '(?:busco|buscando|necesito|ocupo|quiero|quisiera|queremos|solicito)';
const CLIENTS = '(?:chamba|chambita|jale|empleo|vacantes?|(?:mas |nuevos )?clientes)';
const SIGNS_UP =
  '(?:registr\\p{L}*|inscrib\\p{L}*|de alta|unir(?:me)?|afili\\p{L}*|anunci\\p{L}*|promocion\\p{L}*)';
const WOULD = '(?:quiero|quisiera|queremos|deseo|me gustaria|me interesa|busco)';

/** What says that who writes does the work, and looks for people who want it, or for somebody who hires them. */
const ASKS = [
  `${WANTS} (?:un |una |conseguir |tener )?${CLIENTS}`,
  // «quiero un trabajo de plomería» is a work to be done.
  '(?:busco|buscando|solicito) trabajo',
  `${WANTS} (?:un )?trabajo(?: $| (?:urge|urgente|por favor|ya)| (?:de|como) ${TRADESMAN})`,
  // «quiero trabajar en casa y no hay internet»
  `${WOULD} trabajar(?! (?:desde|en (?:mi )?casa|en mi))`,
  '(?:necesito|como puedo|que necesito para|requisitos para) trabajar (?:aqui|con ustedes|de|como)',
  'trabajar con ustedes',
  '(?:ser|formar) parte de (?:su|tu|el|este) equipo',
  'me interesa (?:el trabajo|la vacante)',
  '(?:ofre[csz]+emos|ofre[csz]+o) (?:(?:el|mi|mis|nuestro|nuestros) )?servicios?',
  'me ofre[csz]+o',
  '(?:prestamos|presto|brindo|brindamos|vendo|doy|damos) (?:(?:el|mi|mis|nuestro|nuestros) )?servicios? (?:de|en|a domicilio)',
  `(?:${WOULD}|puedo|para|como) (?:ofrecer|vender|anunciar|promocionar|publicar) (?:mis?|nuestros?)`,
  '(?:hago|hacemos|realizo|realizamos) (?:(?:todo tipo de|toda clase de|los) )?trabajos de',
  `(?:hay|tienen) (?:trabajo (?:para|de) ${TRADESMAN}|trabajo $|${CLIENTS})`,
  '(?:estan|siguen|andan) contratando',
  `(?:contratan|aceptan|solicitan) (?:personal|gente|${TRADESMAN})`,
  `${SIGNS_UP}(?: \\p{L}+)? (?:como|de) (?:profesional|prestador|proveedor|maestro|${TRADESMAN})`,
  `${SIGNS_UP} para (?:trabajar|ofrecer|vender)`,
  '(?:como me anuncio|anunciarme|promocionarme|unirme|me (?:quiero|gustaria|puedo) (?:anunciar|promocionar|unir))',
  // «necesito un trabajo de carpintero» is a work to be done.
  `(?:trabajo como|yo trabajo de) ${TRADESMAN}`,
  `me dedico a .*(?:busco|ofrezco|a sus? ordenes|experiencia|${CLIENTS})`,
  `so[yi] ${TRADESMAN}(?: .*)? (?:me )?(?:gustaria|interesa|ofrezco|${WOULD}) (?:anunciarme|chamba|chambear|colaborar|darme|entrar|formar|inscribirme|jale|ofrecer|registrarme|ser|trabajar|trabajo|unirme)`,
  `so[yi] ${TRADESMAN}(?: $|.* (?:a sus? ordenes|de experiencia|tengo experiencia|mis servicios|${CLIENTS}))`,
];

/** Between spaces: the oldest browsers cannot look behind. */
const PATTERN = new RegExp(` (?:${ASKS.join('|')})(?:(?= )|$)`, 'u');

/** Whether who writes wants to be hired, and not somebody for a home: «busco trabajo de plomero». */
export const asksForWork = (text: string): boolean => PATTERN.test(` ${searchText(text)} `);
