/** Longer without a byte, and the connection is taken for lost: a telephone between two networks says nothing. */
const SILENT_MS = 30_000;
/** Once all is sent, the server decodes the images. */
const AT_WORK_MS = 120_000;

interface Listening {
  onProgress: (sent: number) => void;
  signal: AbortSignal | undefined;
}

/** Like `fetch`, for what takes long to send: it tells how far it is. Answers the reply's text. */
export function upload(
  address: string,
  { body, headers = {} }: { body: FormData | string; headers?: Record<string, string> },
  { onProgress, signal }: Listening,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(patience);
      patience = setTimeout(() => sending.abort(), milliseconds);
    };
    const abort = () => sending.abort();
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      wait(SILENT_MS);
      onProgress(total > 0 ? loaded / total : 0);
    });
    sending.upload.addEventListener('load', () => {
      wait(AT_WORK_MS);
      onProgress(1);
    });
    sending.addEventListener('load', () => resolve(sending.responseText));
    for (const event of ['error', 'abort', 'timeout'] as const)
      sending.addEventListener(event, () => reject(new TypeError(`the upload failed: ${event}`)));
    sending.addEventListener('loadend', () => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    sending.open('POST', address);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    wait(SILENT_MS);
    sending.send(body);
  });
}
