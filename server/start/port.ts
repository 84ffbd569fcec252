import { createServer } from 'node:net';
import { ConfigError } from '../config.ts';

/** Fails early, before anything is started, when the port is in use. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(
      `El puerto ${port} está ocupado por otro programa. Elige otro con la variable PORT, por ejemplo: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    return new ConfigError(
      `No hay permiso para usar el puerto ${port}. Elige otro con la variable PORT.`,
    );
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? ''))
    return new ConfigError(
      `La variable HOST no es válida: este equipo no tiene la dirección ${host}.`,
    );
  return error;
}
