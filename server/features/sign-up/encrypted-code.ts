import { decryptText, encryptText } from '#server/encrypt.ts';
import type { CodeToSend } from '#server/jobs/kinds.ts';
import type { SecretKeys } from '#server/secret-keys.ts';

interface Code {
  /** A phone, or an e-mail where the job's `canal` says so. */
  readonly to: string;
  readonly code: string;
}

export const encryptCode = (keys: SecretKeys, { to, code }: Code): string =>
  encryptText(keys, JSON.stringify({ to, code })).toString('base64');

/** What a job has to send; those of the release before say it openly. */
export function decryptCode(keys: SecretKeys, job: CodeToSend | Code): Code {
  if (!('encrypted' in job)) return job;
  return JSON.parse(decryptText(keys, Buffer.from(job.encrypted, 'base64'))) as Code;
}
