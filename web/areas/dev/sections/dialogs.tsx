import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fullScreenLoading } from '../../../ui/full-screen-loading.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';

export function Dialogs() {
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  const [tab, setTab] = useState('proyecto');
  const [text, setText] = useState('');
  return (
    <Stack gap={6}>
      <Row>
        <Button onClick={() => setDialog(true)}>Abrir diálogo</Button>
        <Button variant="danger" onClick={() => setConfirm(true)}>
          Confirmar
        </Button>
        <Button variant="secondary" onClick={() => toast.error('La tarjeta fue rechazada.')}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.success('Tu cuenta fue creada.')}>
          Éxito
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.warning('Falta un dato', 'Elige la ciudad donde trabajas.', 8_000)}
        >
          Advertencia
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            fullScreenLoading.show('Confirmando tu pago…');
            setTimeout(() => fullScreenLoading.hide(), 2_000);
          }}
        >
          Pantalla de carga
        </Button>
      </Row>
      <Tabs
        label="Proyecto"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'proyecto', label: 'Proyecto', content: <p>Lo acordado.</p> },
          { id: 'ajustes', label: 'Ajustes', content: <p>Cambios del proyecto.</p> },
          { id: 'anticipos', label: 'Anticipos', content: <p>Lo liberado.</p> },
          { id: 'adicionales', label: 'Adicionales', count: 2, content: <p>Servicios extra.</p> },
        ]}
      />
      <Dialog
        opened={dialog}
        onClose={() => setDialog(false)}
        title="Editar proyecto"
        actions={
          <>
            <Button variant="secondary" onClick={() => setDialog(false)}>
              Cancelar
            </Button>
            <Button onClick={() => setDialog(false)}>Guardar</Button>
          </>
        }
      >
        <TextField label="Título" value={text} onChange={setText} />
      </Dialog>
      <ConfirmDialog
        opened={confirm}
        onClose={() => setConfirm(false)}
        title="¿Liberar $500.00 a Taller Núñez?"
        confirmLabel="Liberar $500.00"
        irreversible
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1_500))}
      >
        <p>Quedan $1,300.00 protegidos hasta que confirmes el trabajo.</p>
      </ConfirmDialog>
    </Stack>
  );
}
