/** The provider said that this message can never arrive; retrying is useless. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
