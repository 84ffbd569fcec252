/** A refusal as S3 words it. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Includes keys and addresses, as S3 does, which a client must not pass on. */
export const errorBody = ({ code }: S3Error, resource: string, accessKeyId: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message>` +
  `<Resource>${resource}</Resource><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId></Error>`;
