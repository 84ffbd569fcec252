import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { placeWords } from '#domain/requests/place-words.ts';

type Street = Pick<SavedAddress, 'direccion' | 'apartamento'>;
type Whole = Omit<SavedAddress, 'id' | 'nombre' | 'referencia'>;

/** «Juan Álvarez 1870, int. 4». */
export const streetWords = ({ direccion, apartamento }: Street): string =>
  [direccion, apartamento && `int. ${apartamento}`].filter(Boolean).join(', ');

/** «Juan Álvarez 1870, int. 4, Santa Teresita, 44600 Guadalajara, Jalisco». */
export const wholeAddressWords = (address: Whole): string =>
  [streetWords(address), placeWords(address)].join(', ');

/** Where a map shows an address; apartments confuse the search. */
export const mapOf = (address: Whole): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: '1',
    query: wholeAddressWords({ ...address, apartamento: '' }),
  })}`;
