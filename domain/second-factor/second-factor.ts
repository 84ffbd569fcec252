/** For how many seconds one code of an app holds (RFC 6238). */
export const STEP_SECONDS = 30;

/** For how many minutes a set-up that was begun, or whose answer was lost, goes on as the same. */
export const SET_UP_MINUTES = 15;

/** How many codes on paper an account has at a time. */
export const RECOVERY_CODES = 10;

/** Without letters and digits that are taken for one another. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Letters and digits of a code on paper: about 50 bits. */
export const RECOVERY_LENGTH = 10;

const APP = /^\d{6}$/;
const PAPER = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** A code as it is compared: spaces, hyphens and capital letters are how it is written down. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Whether a bare code has the form of one from an app. */
export const isAppCode = (bare: string): boolean => APP.test(bare);

/** Whether a bare code has the form of one on paper. */
export const isRecoveryCode = (bare: string): boolean => PAPER.test(bare);

/** A code on paper as it is written down: «abcde-fghjk». */
export const writtenCode = (bare: string): string => `${bare.slice(0, 5)}-${bare.slice(5)}`;

/** The secret of an app as it is typed by hand: groups of four. */
export const writtenSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
