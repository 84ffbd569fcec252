import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import { toast } from '#web/ui/toast/toast.ts';
import style from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Codes that are shown this once, and leave the screen when their owner says that they are kept somewhere. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await api.secondFactor.keepRecoveryCodes({ codigo: codes[0] ?? '' });
      onSaved();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  const words = useFocusOnOpen<HTMLParagraphElement>();
  return (
    <Stack gap={5}>
      <p ref={words} tabIndex={-1}>
        Si un día no tienes tu teléfono, entras con uno de estos códigos. Cada uno sirve una vez y
        no los volvemos a mostrar.
      </p>
      <ul className={style.codes} aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <Button variant="secondary" onClick={() => void copy(codes)}>
          Copiar
        </Button>
        <Button variant="secondary" onClick={() => download(codes)}>
          Descargar
        </Button>
      </Row>
      <Checkbox
        label="Los guardé en un lugar seguro"
        value={saved}
        onChange={setSaved}
        name="guardados"
        error={undefined}
      />
      <Row justify="end">
        <Button
          onClick={() => void end()}
          busy={busy}
          disabledReason={saved ? undefined : 'Guarda primero los códigos y marca la casilla.'}
        >
          Terminar
        </Button>
      </Row>
    </Stack>
  );
}

const textOf = (codes: readonly string[]): string =>
  `Códigos de recuperación de Maestros\n\n${codes.join('\n')}\n`;

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(codes));
    toast.success('Códigos copiados.');
  } catch {
    toast.error('Tu navegador no dejó copiarlos. Descárgalos o escríbelos.');
  }
}

function download(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([textOf(codes)], { type: 'text/plain' }));
  link.download = 'codigos-maestros.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
