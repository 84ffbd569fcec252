export { categoryNames, type CategoryRow, type OptionRow } from './categories.ts';
