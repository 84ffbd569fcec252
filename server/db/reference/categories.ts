import { BUILDING } from './categories-building.ts';
import { HOUSEHOLD } from './categories-household.ts';
import { INSTALLATIONS } from './categories-installations.ts';
import type { Category } from './category.ts';

/**
 * The catalogue of the first start (decisions §3), in the order people see it. From then on it is
 * the administrator's; «Tecnologia» is written as the specification writes it.
 */
export const CATEGORIES: readonly Category[] = [...INSTALLATIONS, ...HOUSEHOLD, ...BUILDING];
