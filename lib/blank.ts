/** Whether a text shows nothing: spaces, line breaks, and marks without a width. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);
