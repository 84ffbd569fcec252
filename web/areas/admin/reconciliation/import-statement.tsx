import { useId, useRef, useState } from 'react';
import { STATEMENT_MOST, importStatement } from '#contract/reconciliation.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import style from './bank.module.css';
import { useRefreshBankLines } from './use-bank-lines.ts';

type Wrong = Pick<OutputOf<typeof importStatement>, 'malas' | 'mas_malas'>;

/** Chooses the bank's file and imports it; with a wrong line nothing is imported, and each is named. */
export function ImportStatement() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const refresh = useRefreshBankLines();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<(Wrong & { archivo: string }) | null>(null);
  const send = async (file: File) => {
    setBusy(true);
    setWrong(null);
    try {
      const texto = await textOf(file);
      if (texto.length > STATEMENT_MOST)
        return toast.error('El archivo es muy grande: divídelo por semanas.');
      const reply = await api.reconciliation.importStatement({ archivo: file.name, texto });
      if (reply.malas.length > 0) setWrong({ ...reply, archivo: file.name });
      else toast.success(importedText(reply), 'Estado de cuenta importado');
      await refresh();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" className={style.import}>
      <p>
        Sube el CSV de tu banco con la fecha, el texto, y el cargo y abono de cada movimiento. Lo
        que ya importaste no se repite.
      </p>
      <input
        ref={input}
        id={id}
        className="m-hidden"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="Archivo CSV del estado de cuenta"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file again, once it was mended, is a change too.
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      <TeamButton call={importStatement} busy={busy} onClick={() => input.current?.click()}>
        Importar estado de cuenta
      </TeamButton>
      {wrong && (
        <div role="alert" className={style.wrong}>
          <p>
            <strong>No se importó nada de {wrong.archivo}.</strong> Corrige estas líneas y súbelo
            otra vez:
          </p>
          <ul>
            {wrong.malas.map(({ linea, que }) => (
              <li key={linea}>
                Línea {linea}: {que}
              </li>
            ))}
            {wrong.mas_malas > 0 && (
              <li>
                {wrong.mas_malas === 1 ? 'y 1 línea más.' : `y ${wrong.mas_malas} líneas más.`}
              </li>
            )}
          </ul>
        </div>
      )}
    </Card>
  );
}

const importedText = ({ nuevas, repetidas }: { nuevas: number; repetidas: number }): string => {
  const fresh = nuevas === 1 ? '1 línea nueva' : `${nuevas} líneas nuevas`;
  const known = `${repetidas} ya ${repetidas === 1 ? 'estaba' : 'estaban'}`;
  return repetidas === 0 ? `${fresh}.` : `${fresh}; ${known}.`;
};

/** Many banks write the older encoding of Windows, and Excel's «Unicode text» begins with its mark. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
