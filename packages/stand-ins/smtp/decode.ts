/** Decoding of mail: headers (RFC 2047), transfer encodings and multipart bodies (RFC 2045, 2046). */

export type Part = { headers: Map<string, string>; body: Buffer };

const LINE_END = '\r\n';

export function parsePart(raw: Buffer): Part {
  // Latin-1 keeps every byte as one character, so the body can be cut out unharmed.
  const text = raw.toString('latin1');
  const split = text.startsWith(LINE_END) ? 0 : text.indexOf(LINE_END + LINE_END);
  const head = split < 0 ? text : text.slice(0, split);
  const body = split < 0 ? '' : text.slice(split).replace(/^(\r\n){1,2}/, '');
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split(LINE_END)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: Buffer.from(body, 'latin1') };
}

export function decodeHeader(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?([^?]+)\?([QB])\?([^?]*)\?=/gi, (_, charset, encoding, text) => {
      const bytes =
        encoding.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : unquoted(text.replace(/_/g, ' '));
      return decodeCharset(bytes, charset);
    });
}

/** The plain text of a message: its own, the best alternative's, or the HTML without its tags. */
export function textOf(part: Part): string {
  const { type, parameters } = contentType(part);
  if (type.startsWith('multipart/')) {
    const parts = splitParts(part.body, parameters.get('boundary') ?? '');
    const readable = parts.filter(
      (inner) => /^(text|multipart)\//.test(contentType(inner).type) && !isAttachment(inner),
    );
    const best = readable.find((inner) => contentType(inner).type === 'text/plain') ?? readable[0];
    return best ? textOf(best) : '';
  }
  const text = decodeCharset(transferDecoded(part), parameters.get('charset') ?? 'utf-8');
  const plain = type === 'text/html' ? withoutTags(text) : text;
  return plain.replace(/\r\n/g, '\n').trim();
}

function isAttachment({ headers }: Part): boolean {
  return /^attachment/i.test(headers.get('content-disposition') ?? '');
}

function contentType(part: Part): { type: string; parameters: Map<string, string> } {
  const [type = '', ...rest] = (part.headers.get('content-type') ?? 'text/plain').split(';');
  const parameters = new Map(
    rest.map((parameter) => {
      const [name = '', value = ''] = parameter.trim().split(/=(.*)/s);
      return [name.toLowerCase(), value.replace(/^"|"$/g, '')] as const;
    }),
  );
  return { type: type.trim().toLowerCase(), parameters };
}

function splitParts(body: Buffer, boundary: string): Part[] {
  const [, ...pieces] = `${LINE_END}${body.toString('latin1')}`.split(`${LINE_END}--${boundary}`);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .map((piece) => parsePart(Buffer.from(piece.replace(/^[ \t]*\r\n/, ''), 'latin1')));
}

function transferDecoded({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  if (encoding !== 'quoted-printable') return body;
  return unquoted(body.toString('latin1').replace(/=[ \t]*\r\n/g, ''));
}

function unquoted(text: string): Buffer {
  const characters = text.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(characters, 'latin1');
}

function decodeCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

function withoutTags(html: string): string {
  return html
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 $1')
    .replace(/<(br|\/p|\/div|\/h\d|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };
