// What other features use of the queue of cases.

export { countQueue } from './queries.ts';
