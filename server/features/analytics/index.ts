export { countDays } from './days.ts';
