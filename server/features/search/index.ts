export { lastProfileId, type ListedProfile, profilesInRange } from './sitemap-profiles.ts';
export { cardByKey, cardsOf, validatedId } from './views.ts';
export { zonesWithOwn } from './zones.ts';
export { tradesNamed } from './trades-named.ts';
