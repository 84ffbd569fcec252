import type { Socket } from 'node:net';

export type Envelope = { from: string; to: string[]; data: Buffer };

const SIZE_LIMIT = 10_000_000;

/** One client's conversation (RFC 5321). Every finished message goes to `deliver`. */
export function converse(socket: Socket, deliver: (envelope: Envelope) => void): void {
  let pending = Buffer.alloc(0);
  let from: string | null = null;
  let to: string[] = [];
  let data: Buffer[] | null = null;
  let size = 0;
  let loginStep = 0;

  const reply = (line: string): void => {
    socket.write(`${line}\r\n`);
  };
  reply('220 localhost ESMTP stand-in');

  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.subarray(0, end);
      pending = pending.subarray(end + 2);
      if (data) dataLine(line);
      else command(line.toString('utf8'));
    }
  });
  // A client that hangs up in the middle has sent nothing.
  socket.on('error', () => socket.destroy());

  function dataLine(line: Buffer): void {
    if (line.length === 1 && line[0] === 0x2e) return endOfData();
    // A leading dot was doubled by the sender, so that it does not end the message.
    const unstuffed = line[0] === 0x2e ? line.subarray(1) : line;
    size += unstuffed.length + 2;
    if (size <= SIZE_LIMIT) data?.push(unstuffed, Buffer.from('\r\n'));
  }

  function endOfData(): void {
    const envelope = { from: from ?? '', to, data: Buffer.concat(data ?? []) };
    const tooLarge = size > SIZE_LIMIT;
    reset();
    if (tooLarge) return reply('552 5.3.4 Message too big');
    deliver(envelope);
    reply('250 2.0.0 Accepted');
  }

  function command(line: string): void {
    if (loginStep > 0) return login();
    const [verb = ''] = line.toUpperCase().split(/[\s:]/, 1);
    switch (verb) {
      case 'EHLO':
        reset();
        return reply(
          [
            '250-localhost',
            '250-8BITMIME',
            '250-SMTPUTF8',
            `250-SIZE ${SIZE_LIMIT}`,
            '250 AUTH PLAIN LOGIN',
          ].join('\r\n'),
        );
      case 'HELO':
        reset();
        return reply('250 localhost');
      case 'AUTH':
        return authenticate(line);
      case 'MAIL':
        return mail(line);
      case 'RCPT':
        return recipient(line);
      case 'DATA':
        if (to.length === 0) return reply('503 5.5.1 RCPT first');
        data = [];
        return reply('354 End with a dot on its own line');
      case 'RSET':
        reset();
        return reply('250 2.0.0 Reset');
      case 'NOOP':
        return reply('250 2.0.0 Fine');
      case 'QUIT':
        reply('221 2.0.0 Bye');
        socket.end();
        return;
      default:
        return reply('502 5.5.2 Unknown command');
    }
  }

  function mail(line: string): void {
    const address = /^MAIL FROM:\s*<([^>]*)>(?:.*\bSIZE=(\d+))?/i.exec(line);
    if (!address) return reply('501 5.5.4 MAIL FROM:<address>');
    if (Number(address[2] ?? 0) > SIZE_LIMIT) return reply('552 5.3.4 Message too big');
    reset();
    from = address[1] ?? '';
    return reply('250 2.1.0 Sender fine');
  }

  function recipient(line: string): void {
    if (from === null) return reply('503 5.5.1 MAIL first');
    const address = /^RCPT TO:\s*<([^<>\s]+@[^<>\s]+)>/i.exec(line)?.[1];
    if (!address) return reply('501 5.1.3 RCPT TO:<address>');
    to.push(address);
    return reply('250 2.1.5 Recipient fine');
  }

  /** Anyone may enter; the exchange only has to be complete. */
  function authenticate(line: string): void {
    const [, mechanism = '', initial] = line.split(/\s+/);
    if (mechanism.toUpperCase() === 'PLAIN' && initial) return reply('235 2.7.0 Welcome');
    loginStep = mechanism.toUpperCase() === 'LOGIN' && !initial ? 2 : 1;
    reply(loginStep === 2 ? '334 VXNlcm5hbWU6' : '334 UGFzc3dvcmQ6');
  }

  function login(): void {
    loginStep -= 1;
    reply(loginStep > 0 ? '334 UGFzc3dvcmQ6' : '235 2.7.0 Welcome');
  }

  function reset(): void {
    from = null;
    to = [];
    data = null;
    size = 0;
  }
}
