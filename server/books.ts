import { formatCentavos } from '#domain/money.ts';
import { ConfigError, readConfig } from './config.ts';
import { openPool } from './db/pool.ts';
import { proveBooks } from './features/ledger/index.ts';
import { openDatabase } from './start/database.ts';

/** `npm run books`: proves that every peso is in exactly one place, and says where they are. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const { db } = openPool(database.url, { max: 1, onError: () => {} });
  try {
    const { faults, movements, received, held, owed, earned, memberships, returning } =
      await proveBooks(db);
    const difference = received - held - owed - earned - memberships - returning;
    const rows = [
      ['Movimientos', String(movements)],
      ['Recibido del proveedor de pagos', formatCentavos(received)],
      ['Protegido en proyectos', formatCentavos(held)],
      ['Saldo de profesionales', formatCentavos(owed)],
      ['Comisión de la plataforma', formatCentavos(earned)],
      ['Membresías', formatCentavos(memberships)],
      ['En camino de vuelta a tarjetas', formatCentavos(returning)],
      ['Diferencia', formatCentavos(difference)],
    ];
    for (const [what, value] of rows)
      process.stdout.write(`${what?.padEnd(34)}${value?.padStart(22)}\n`);
    const balanced = faults.length === 0 && difference === 0;
    process.stdout.write(balanced ? '\nLos libros cuadran.\n' : '\nLos libros NO cuadran:\n');
    for (const fault of faults) process.stdout.write(`- ${fault}\n`);
    return balanced ? 0 : 1;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
