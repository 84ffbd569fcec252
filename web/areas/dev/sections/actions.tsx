import {
  IconDotsVertical,
  IconFlag,
  IconPlus,
  IconSend,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import style from './ui.module.css';

export function Actions() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2_000);
  };
  return (
    <Stack>
      <Row>
        <Button>Solicitar</Button>
        <Button variant="secondary">Ver perfil</Button>
        <Button variant="quiet">Más tarde</Button>
        <Button variant="accent">Quiero trabajar</Button>
        <Button variant="danger">Cancelar proyecto</Button>
      </Row>
      <Row>
        <Button size="sm" icon={<IconPlus size={18} aria-hidden />}>
          Agregar
        </Button>
        <Button size="sm" variant="secondary" href="/_dev/ui">
          Un enlace
        </Button>
        <IconButton label="Enviar" onClick={() => {}}>
          <IconSend size={22} />
        </IconButton>
        <IconButton label="Eliminar" tone="error" onClick={() => {}}>
          <IconTrash size={22} />
        </IconButton>
        <Menu
          label="Opciones"
          icon={<IconDotsVertical size={22} />}
          items={[
            { label: 'Ver perfil', icon: <IconUser size={20} aria-hidden />, to: '/_dev/ui' },
            { label: 'Reportar', icon: <IconFlag size={20} aria-hidden />, tone: 'error' },
          ]}
        />
        <IconButton label="Eliminar (no disponible)" disabled onClick={() => {}}>
          <IconTrash size={22} />
        </IconButton>
      </Row>
      <Row>
        <Button busy={busy} onClick={work}>
          Liberar $500.00
        </Button>
        <Button busy>Ocupado</Button>
        <Button variant="secondary" busy>
          Ocupado
        </Button>
        <Button disabled>No disponible</Button>
        <Button disabledReason="Aún no hay dinero protegido en este proyecto.">
          Liberar anticipo
        </Button>
        <Button
          variant="secondary"
          disabledReason="Podrás calificar cuando marques el trabajo como completado."
        >
          Calificar
        </Button>
      </Row>
      <div className={style.band}>
        <Button variant="onBand">Quiero trabajar</Button>
      </div>
      <div className={style.narrow}>
        <Button fullWidth>Marcar como completado</Button>
      </div>
    </Stack>
  );
}
