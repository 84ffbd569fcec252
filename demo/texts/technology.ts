import type { TradeTexts } from './trade.ts';

export const technology: TradeTexts = {
  category: 'Tecnologia',
  works: [
    [
      ['Oficina en casa sin enredos', 'Cables por canaleta, regulador y respaldo automático.'],
      ['Computadora que volvió a prender', 'Se recuperó toda la información antes de tocar nada.'],
      ['Equipo para diseñadora', 'Disco nuevo, limpieza y monitor calibrado.'],
    ],
    [
      ['WiFi en toda la casa', 'Dos puntos de acceso por cable; la azotea también tiene señal.'],
      ['Internet que no se cae', 'El problema era el canal, saturado por los vecinos.'],
      ['Red para trabajar y jugar', 'Redes separadas y prioridad a las videollamadas.'],
    ],
    [
      ['Cámaras y videoportero', 'Cableado por ducto y grabación de quince días.'],
      ['Entrada que se ve desde el celular', 'Timbre con video, dos cámaras y foco con sensor.'],
      ['Seguridad para casa de esquina', 'Tres ángulos y ningún punto ciego.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, el internet no llega a la recámara de arriba y trabajo desde casa.',
      answer: '¿Dónde está el módem y de qué es el muro? Con un plano a mano me ubico.',
      detail: 'En la sala, abajo. Los muros son de ladrillo. Va el plano.',
      titulo: 'Punto de acceso en planta alta',
      descripcion:
        'Cable de red oculto hasta planta alta, punto de acceso y ajuste de canales. Equipo incluido.',
      precio: 2350,
    },
    {
      ask: 'Quiero cuatro cámaras que se vean en el celular. ¿Cuánto instaladas?',
      answer:
        'Depende de si las quieres con grabador o en la nube. ¿Cuántos metros de cable calculas?',
      detail: 'Con grabador. Unos 60 metros en total.',
      titulo: 'Cuatro cámaras con grabador',
      descripcion:
        'Cuatro cámaras de 4 MP, grabador con disco de 1 TB, 60 m de cable y configuración en dos celulares.',
      precio: 8400,
    },
    {
      ask: 'Mi laptop tarda diez minutos en prender. ¿Se arregla o compro otra?',
      answer: 'Casi siempre revive con disco sólido. ¿Qué modelo es y de qué año?',
      detail: 'Es de 2017. Tengo ahí todas mis fotos.',
      titulo: 'Disco sólido y respaldo',
      descripcion:
        'Respaldo, cambio a disco sólido de 480 GB, limpieza interna e instalación del sistema.',
      precio: 1950,
    },
    {
      ask: '¿Instalas videoportero? Mi papá ya no escucha el timbre.',
      answer: 'Sí, con uno que suene en su celular y otro adentro. ¿Hay corriente en la entrada?',
      detail: 'Sí, la del timbre viejo.',
      titulo: 'Videoportero con timbre interior',
      descripcion:
        'Videoportero con dos sirenas interiores, aprovechando la línea del timbre, e instrucciones por escrito.',
      precio: 1650,
    },
  ],
  reviews: [
    [5, 'Por fin tengo señal en la azotea. Explicó todo sin palabras raras.'],
    [5, 'Rescató las fotos de mi boda de una laptop que ya daba por perdida.'],
    [5, 'Le dejó a mi papá las instrucciones en letra grande. Un detallazo.'],
    [5, 'Las cámaras se ven muy bien de noche y no hay un solo cable colgando.'],
    [4, 'Buen trabajo con la red. Tardó más de lo calculado por el ducto tapado.'],
    [3, 'Funciona, pero tuve que pedirle dos veces que me pasara las contraseñas.'],
  ],
};
