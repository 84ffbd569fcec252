/** The version of the terms and conditions that people accept at sign-up: the day it took effect. */
export const TERMS_VERSION = '2026-11-21';

/** The version of the privacy notice (1 §2): the day it took effect. */
export const PRIVACY_VERSION = '2026-11-21';

/** The version of the cookie policy (1 §2): the day it took effect. */
export const COOKIES_VERSION = '2026-11-21';
