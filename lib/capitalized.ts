/** Words as the beginning of a sentence: «quedan 5 horas» becomes «Quedan 5 horas». */
export const capitalized = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
