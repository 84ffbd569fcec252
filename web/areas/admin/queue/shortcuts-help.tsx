import { IconKeyboard } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useStore } from '#web/ui/store.ts';
import { useDialog } from '../use-dialog.ts';
import style from './queue.module.css';
import { setShortcuts, shortcutsOn, useShortcuts } from './shortcuts.ts';

const KEYS = [
  ['J', 'Ir al caso que sigue'],
  ['K', 'Volver al caso anterior'],
  ['E', 'El caso es mío'],
  ['V', 'Validar, en una validación'],
  ['R', 'Rechazar, en una validación'],
  ['?', 'Ver estos atajos'],
] as const;

/** What single keys do, and whether they do it. */
export function ShortcutsHelp() {
  const dialog = useDialog();
  const on = useStore(shortcutsOn);
  useShortcuts({ '?': dialog.open });
  return (
    <>
      <span className={style.help}>
        <Button
          variant="secondary"
          size="sm"
          icon={<IconKeyboard size={20} aria-hidden />}
          onClick={dialog.open}
        >
          Atajos
        </Button>
      </span>
      <Dialog
        opened={dialog.opened}
        onClose={dialog.close}
        title="Atajos de teclado"
        size="sm"
        actions={<Button onClick={dialog.close}>Entendido</Button>}
      >
        <Stack gap={4}>
          <dl className={style.keys}>
            {KEYS.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Checkbox label="Usar estos atajos en este equipo" value={on} onChange={setShortcuts} />
        </Stack>
      </Dialog>
    </>
  );
}
