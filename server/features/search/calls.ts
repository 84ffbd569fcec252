import * as search from '#contract/search.ts';
import { implement } from '#server/calls/implement.ts';
import { getProfilePublic } from './get-profile-public.ts';
import { getProfiles } from './get-profiles.ts';
import { getReviewsPublic } from './get-reviews-public.ts';
import { getTestimonios } from './get-testimonios.ts';
import { getZonas } from './get-zonas.ts';
import { understand } from './understand.ts';

/** The handlers of the contract's module. */
export const handlers = implement(search, {
  getProfilePublic,
  getProfiles,
  getReviewsPublic,
  getTestimonios,
  getZonas,
  understand,
});
