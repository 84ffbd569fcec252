import { getCategorias } from './get-categorias.ts';
import { updateCategorias } from './update-categorias.ts';

export { searchAgain } from './search-again.ts';

export const handlers = [getCategorias, updateCategorias];
