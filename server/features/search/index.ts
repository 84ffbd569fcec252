export { lastProfileId, type ListedProfile, profilesInRange } from './sitemap-profiles.ts';
export { cardByKey } from './views.ts';
export { zonesWithOwn } from './zones.ts';
