/** Without a byte for this long the connection counts as lost: a phone that changes networks reports no error. */
const IDLE_TIMEOUT_MS = 30_000;
/** How long to wait for the reply once all is sent: the server decodes the images. */
const REPLY_TIMEOUT_MS = 120_000;

interface Listening {
  onProgress: (sent: number) => void;
  signal: AbortSignal | undefined;
}

/** Like `fetch`, with progress of the upload. Resolves to the reply's text. */
export function upload(
  address: string,
  { body, headers = {} }: { body: FormData | string; headers?: Record<string, string> },
  { onProgress, signal }: Listening,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => sending.abort(), milliseconds);
    };
    const abort = () => sending.abort();
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      wait(IDLE_TIMEOUT_MS);
      onProgress(total > 0 ? loaded / total : 0);
    });
    sending.upload.addEventListener('load', () => {
      wait(REPLY_TIMEOUT_MS);
      onProgress(1);
    });
    sending.addEventListener('load', () => resolve(sending.responseText));
    for (const event of ['error', 'abort', 'timeout'] as const)
      sending.addEventListener(event, () => reject(new TypeError(`the upload failed: ${event}`)));
    sending.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    sending.open('POST', address);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    wait(IDLE_TIMEOUT_MS);
    sending.send(body);
  });
}
