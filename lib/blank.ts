/** Whether a text shows nothing: only spaces, line breaks and zero-width characters. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);
