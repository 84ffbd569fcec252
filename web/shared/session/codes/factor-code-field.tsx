import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RECOVERY_LENGTH } from '#domain/second-factor/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import type { FieldBinding } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface FactorCodeFieldProps extends FieldBinding<string> {
  /** Called once the sixth digit is typed. */
  onComplete: () => void;
}

/** The code of an app or, where the phone is not at hand, one on paper. */
export function FactorCodeField({ onComplete, ...field }: FactorCodeFieldProps) {
  const [onPaper, setOnPaper] = useState(false);
  return (
    <Stack gap={2}>
      {/* It stands in the place of what had the focus. */}
      <Focused key={onPaper ? 'paper' : 'app'}>
        {onPaper ? (
          <TextField
            label="Código de recuperación"
            description="Uno de los que guardaste, como abcde-fghjk."
            autoComplete="off"
            maxLength={RECOVERY_LENGTH * 2}
            {...field}
          />
        ) : (
          <CodeField
            label="Código de tu aplicación"
            description="Los 6 dígitos que muestra ahora."
            onComplete={onComplete}
            {...field}
          />
        )}
      </Focused>
      <div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            field.onChange('');
            setOnPaper(!onPaper);
          }}
        >
          {onPaper ? 'Usar mi aplicación' : 'No tengo mi teléfono'}
        </Button>
      </div>
    </Stack>
  );
}

/** A field that has the focus when it comes. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return <div ref={box}>{children}</div>;
}
