/** The version of the terms and conditions that people accept at sign-up: the day it took effect. */
export const TERMS_VERSION = '2026-11-20';
