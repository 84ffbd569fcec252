import { searchText } from '#lib/search-text.ts';

/** Words without a meaning of their own; no term needs them. */
export const FUNCTION_WORDS = new Set(
  `a al con cual de del e el en es esta este la las le les lo los me mi mis nos o por que q se su sus tu
  un una unas uno unos y ya`.split(/\s+/),
);

/** The words of a text that can belong to a term, normalized, in their order. */
export const wordsOf = (text: string): string[] =>
  searchText(text)
    .split(' ')
    .filter((word) => word && !FUNCTION_WORDS.has(word));

/** Words that count only as they stand in a term: nothing is read into them, and their absence changes nothing. */
const FILLERS = new Set(
  `aca adios ahi ahora ahorita algo alguien algun alguna alto ancho ando ante antes aqui arranca asi aun ay ayuda
  ayudan ayudar barato bien buen buenas bueno buenos buscando busco calidad casa casi centimetros cerca cercano
  checar chequen chico cm cobra cobran como compre confianza cosa cosas cosita costo cotizacion cotizar cuando
  cuanto cuesta desde detalle dia dias domicilio domingo donde economico ella ellos esa ese eso estan estoy
  experiencia experto falla favor feo fue funciona garantia gracias grande ha hace hacer han hasta hay hola hoy
  jala jueves largo litros luego lunes m2 maestro maistro manana martes mas metro metros miercoles mt mts mucho
  muy nada necesitamos necesito ni no noche noches nosotros nueva nuevo ocupo otra otro pa para pequeno pero
  persona personas poco podria podrian porque precio presupuesto problema problemas profesional puede pueden
  puedes puedo pues pulgadas quien quiero quisiera rato re requerimos requiero sabado saber sea semana semanas
  ser servicio servicios si sin sirve sobre solo somos son soy tal tambien tan tardes te tecnico tengo tiene
  tienen tipo toda todas todo todos trabaja trabajo urge urgente urgentemente va veces venga vengan venir vez
  vieja viejo viernes voy`.split(/\s+/),
);

/** Whether a normalized word says nothing of what is to be done. */
export const isFillerWord = (word: string): boolean => FILLERS.has(word) || /^\d+$/.test(word);
