import { getProfilePublic } from './get-profile-public.ts';
import { getProfiles } from './get-profiles.ts';
import { getReviewsPublic } from './get-reviews-public.ts';
import { getTestimonios } from './get-testimonios.ts';
import { getZonas } from './get-zonas.ts';

export { countAnswers } from './answer-times.ts';
export { lastProfileId, type ListedProfile, profilesInRange } from './found-by-engines.ts';
export { cardByKey } from './views.ts';
export { zonesWithOwn } from './zones.ts';

export const handlers = [getProfiles, getProfilePublic, getReviewsPublic, getTestimonios, getZonas];
