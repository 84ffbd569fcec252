import { getProfilePublic } from './get-profile-public.ts';
import { getProfiles } from './get-profiles.ts';
import { getTestimonios } from './get-testimonios.ts';

export const handlers = [getProfiles, getProfilePublic, getTestimonios];
