const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79];

/**
 * A number from 0 to 1 for one trait of one seed, always the same.
 * Multiples of irrational numbers spread evenly: consecutive seeds differ in nearly every
 * trait, where a hash would deal the same few faces again and again.
 */
export function draw(seed: number, trait: number): number {
  const whole = Math.abs(Math.trunc(seed)) % 1_000_003;
  const prime = primes[trait % primes.length] ?? 2;
  return (0.37 + (whole + 1) * (Math.sqrt(prime) % 1)) % 1;
}

/** One of the choices, by the seed's trait. */
export function pick<T>(choices: readonly [T, ...T[]], seed: number, trait: number): T {
  return choices[Math.floor(draw(seed, trait) * choices.length)] ?? choices[0];
}
