import { Navbar } from '../../../shared/layout/navbar.tsx';
import { Stack } from '../../../ui/stack.tsx';
import style from './ui.module.css';

const long = 'María Guadalupe Hernández-Villaseñor';

export function Heads() {
  return (
    <Stack>
      <div className={style.frame}>
        <Navbar
          user={{ nombre: 'Clara Ríos', rol: 1 }}
          label="De una clienta"
          counts={{ conversaciones: 3, solicitudes: 1, proyectos: 1, avisos: 0 }}
        />
      </div>
      <div className={style.frame}>
        <Navbar
          user={{ nombre: long, rol: 2 }}
          label="De una profesional"
          counts={{ conversaciones: 140, solicitudes: 0, proyectos: 0, avisos: 0 }}
        />
      </div>
      <div className={style.frame}>
        <Navbar user={{ nombre: 'Administración', rol: 4 }} label="De administración" />
      </div>
    </Stack>
  );
}
