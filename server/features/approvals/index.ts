export { guarded } from './four-eyes.ts';
