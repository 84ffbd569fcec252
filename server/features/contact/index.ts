import { getSettings } from './get-settings.ts';

export const handlers = [getSettings];
