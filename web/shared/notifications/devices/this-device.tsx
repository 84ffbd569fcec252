import { IconDeviceMobile } from '@tabler/icons-react';
import { Button } from '#web/ui/button.tsx';
import style from './devices.module.css';
import { useDevice } from './use-device.ts';

/** Where somebody turns notifications of this browser on or off (4 §E). */
export function ThisDevice() {
  const { state, busy, on, off } = useDevice();
  return (
    <section className={style.card} aria-labelledby="este-dispositivo">
      <IconDeviceMobile size={24} stroke={1.75} aria-hidden className={style.icon} />
      <div className={style.text}>
        <h2 id="este-dispositivo" className={style.title}>
          Este dispositivo
        </h2>
        <p role="status" className={style.about}>
          {state === 'on' && 'Los avisos están activados: te llegan aunque cierres Maestros.'}
          {state === 'off' && 'Actívalos para que te lleguen al momento, aunque cierres Maestros.'}
          {state === 'denied' &&
            'Bloqueaste los avisos de Maestros en este navegador. Para recibirlos, permítelos en los ajustes del sitio.'}
          {state === 'install' && <InstallWords />}
          {state === 'unsupported' &&
            'Este navegador no muestra avisos: te llegan por WhatsApp y correo.'}
        </p>
      </div>
      {(state === 'on' || state === 'off') && (
        <Button
          variant={state === 'on' ? 'quiet' : 'secondary'}
          size="sm"
          busy={busy}
          onClick={state === 'on' ? off : on}
        >
          {state === 'on' ? 'Desactivar' : 'Activar avisos'}
        </Button>
      )}
    </section>
  );
}

/** Of Apple's phones, whose browser only tells once the product is on the home screen. */
export const InstallWords = () => (
  <>
    Para recibir avisos en tu iPhone o iPad, toca <strong>Compartir</strong> y luego{' '}
    <strong>Agregar a inicio</strong>, y abre Maestros desde ahí.
  </>
);
