/** What a name that has no label of its own shows: «Otra cosa» of `otra_cosa`. */
export const wordsOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
