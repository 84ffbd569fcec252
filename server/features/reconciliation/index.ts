export { takeMovements } from './take.ts';
