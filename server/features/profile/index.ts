export { resolveProfile, saveProfile } from './save-profile.ts';
