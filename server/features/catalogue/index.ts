export {
  categoriesWithOptions,
  categoryNames,
  type CategoryRow,
  categoryView,
  type OptionRow,
} from './categories.ts';
export { placeOfCode } from './postal-codes.ts';
