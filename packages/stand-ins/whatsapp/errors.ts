/** A refusal in the shape of the Graph API. */
export class GraphError extends Error {
  readonly status: number;
  readonly code: number;
  readonly details: string | undefined;

  constructor(status: number, code: number, message: string, details?: string) {
    super(`(#${code}) ${message}`);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  body(traceId: string): object {
    return {
      error: {
        message: this.message,
        type: 'OAuthException',
        code: this.code,
        ...(this.details && {
          error_data: { messaging_product: 'whatsapp', details: this.details },
        }),
        fbtrace_id: traceId,
      },
    };
  }
}

export const invalidParameter = (details: string) =>
  new GraphError(400, 100, 'Invalid parameter', details);
