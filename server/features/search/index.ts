import { getProfilePublic } from './get-profile-public.ts';
import { getProfiles } from './get-profiles.ts';

export const handlers = [getProfiles, getProfilePublic];
