/** What is called by its length, however high or wide it is. */
const LONG = /(?:^|[^\p{L}])(?:banquetas?|bardas?|muros?|tapias?)(?!\p{L})/iu;
const SQUARE = /\d\s*(?:m|mts?|metros?)(?:[2²]|\s+cuadrados?)/iu;
const METERS = /(?:^|[^\p{L}])(?:m|mts?|metros?)(?!\p{L})/iu;

/** Whether the meters of a text are surely a length, of which nobody knows the area: «barda de 10 metros». */
export const saysLength = (text: string): boolean =>
  METERS.test(text) && LONG.test(text) && !SQUARE.test(text);
