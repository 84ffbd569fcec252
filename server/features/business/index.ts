export { countCohorts } from './cohorts.ts';
export { countBusiness } from './count.ts';
