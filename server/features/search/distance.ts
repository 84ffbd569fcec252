import { sql } from 'kysely';

export const KM_PER_DEGREE = 111.2;

/** Kilometers between two rows of `ciudad`. On a plane: the error does not matter at the distances that are shown. */
export const kilometers = (one: string, other: string) => {
  const degree = sql.lit(KM_PER_DEGREE);
  const [a, b] = [sql.id(one), sql.id(other)];
  return sql<number | null>`sqrt(power((${b}.lat - ${a}.lat) * ${degree}, 2)
    + power((${b}.lng - ${a}.lng) * ${degree} * cos(radians(${a}.lat)), 2))`;
};
