export { readId } from './read.ts';
export { requestReading } from './request.ts';
export { readingView } from './view.ts';
