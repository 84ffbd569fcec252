import { readFile } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import { anchorsIn, storedAnchor, verifyAudit } from './features/audit/index.ts';
import { auditOptions } from './start/audit-options.ts';
import { runCommand } from './start/command.ts';
import { complain, say } from './start/say.ts';
import { formatNumber } from '#lib/numbers.ts';

/**
 * `npm run audit:verify`: proves that the audit log is as it was written, from the beginning or with `--since YYYY-MM-DD`
 * from the anchor of that day. `--anchor FILE` compares it with anchors that were kept elsewhere. Exits with 1 at a break.
 */
const asked = auditOptions(process.argv.slice(2));
if (typeof asked === 'string') {
  complain(asked);
  process.exitCode = 2;
} else
  await runCommand(async ({ db }) => {
    const kept = asked.anchor === null ? [] : anchorsIn(await readFile(asked.anchor, 'utf8'));
    if (asked.anchor !== null && kept.length === 0)
      throw new ConfigError(
        `En ${asked.anchor} no hay ningún ancla: se espera AAAA-MM-DD, un número y 64 letras y cifras.`,
      );
    const { since } = asked;
    const from =
      since === null
        ? undefined
        : (kept.find(({ day }) => day === since) ?? (await storedAnchor(db, since)));
    if (since !== null && !from) throw new ConfigError(`No hay ancla del ${since}.`);
    const { whole, hash, anchors, broken } = await verifyAudit(db, { kept, ...(from && { from }) });
    const count = whole - (from?.entries ?? 0);
    say(
      `${formatNumber(count)} ${count === 1 ? 'anotación íntegra' : 'anotaciones, íntegras'} hasta la ${whole}${hash ? ` (${hash})` : ''}.`,
    );
    say(`Anclas que coinciden: ${anchors}.`);
    if (broken !== null) complain(broken);
    return broken === null ? 0 : 1;
  });
