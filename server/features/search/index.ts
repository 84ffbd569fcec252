export { lastProfileId, type ListedProfile, profilesInRange } from './found-by-engines.ts';
export { cardByKey } from './views.ts';
export { zonesWithOwn } from './zones.ts';
