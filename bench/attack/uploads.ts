import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../report.ts';
import { crowd } from './crowd.ts';
import { keyOf, tokenOf } from '../scale.ts';
import { type Target } from './target.ts';

const MB = 1024 * 1024;
const SIGN_UP = '/api/create-account/create.php';
const PICTURE = '/api/update-account/account.php';

const form = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
const picture =
  '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Strangers begin many uploads of megabytes and never end them; whoever signed in uploads meanwhile. */
export async function uploads(target: Target): Promise<Measure[]> {
  const head = `POST ${SIGN_UP} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${6 * MB}\r\n\r\n`;
  const many = await crowd({
    port: target.port,
    count: 100,
    addresses: 100,
    apart: 100,
    says: [head + picture],
    bytes: 5 * MB,
    later: ['x'],
    everyMs: 1000,
  });
  await wait(3000);
  let taken = 0;
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++) {
    const fields = form({ rute: '', session_id: tokenOf(20 + n), keylogin: keyOf(20 + n) });
    const body = Buffer.concat([
      Buffer.from(fields + picture),
      Buffer.alloc(4 * MB),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const reply = await fetch(`http://127.0.0.1:${target.port}${PICTURE}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
    });
    statuses.push(reply.status);
    // Read and judged, however it is judged: what counts is that there was room for it.
    if (reply.status !== 503) taken++;
  }
  await many.leave();
  return [
    {
      name: 'uploads of signed-in people beside 100 stalled ones of strangers, taken',
      value: taken / statuses.length,
      unit: '×',
      aim: { atLeast: 1 },
      note: statuses.join(' '),
    },
  ];
}
