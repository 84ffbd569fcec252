import type { TradeTexts } from './trade.ts';

export const appliances: TradeTexts = {
  category: 'Instalación de electrodomésticos',
  works: [
    [
      [
        'Lavadora con tomas nuevas',
        'Llaves de nariz, desagüe a la altura correcta y un ciclo de prueba.',
      ],
      ['Cuarto de lavado funcionando', 'Se cambió la manguera reseca y se niveló la lavadora.'],
      ['Centro de lavado en patio', 'Tomas de agua fría y caliente y drenaje con céspol.'],
      ['Lavadora en segundo piso', 'Subió por la escalera sin raspar la pared y quedó a nivel.'],
    ],
    [
      [
        'Cocina con estufa y campana',
        'Conversión de gas, manguera certificada y prueba con jabón.',
      ],
      [
        'Refrigerador y estufa en su lugar',
        'Piso protegido durante la maniobra y puertas cambiadas de lado.',
      ],
      ['Cocina recién estrenada', 'Tres aparatos conectados y probados en una mañana.'],
    ],
    [
      ['Pantalla de 65 pulgadas en muro', 'Soporte a los montenes y cables ocultos en canaleta.'],
      [
        'Pantalla a la altura del sillón',
        'Se midió sentado, como debe ser, y se conectó la barra de sonido.',
      ],
      [
        'Sala sin cables a la vista',
        'Contacto nuevo detrás de la pantalla y un solo cable hacia abajo.',
      ],
      ['Pantalla en recámara', 'Brazo articulado y cables por dentro del muro.'],
    ],
  ],
  jobs: [
    {
      ask: 'Hola, compré una lavadora y no tengo toma de agua caliente. ¿Se puede sacar una?',
      answer: 'Sí, si el boiler está cerca. ¿A cuántos metros queda?',
      detail: 'A dos metros, del otro lado de la pared.',
      titulo: 'Lavadora con tomas nuevas',
      descripcion:
        'Toma de agua fría y caliente, desagüe, nivelación y prueba de un ciclo completo.',
      precio: 1250,
    },
    {
      ask: '¿Montas pantallas de 75? La pared es de tablaroca y me da pendiente.',
      answer: 'Sí, se ancla a los postes metálicos. ¿Ya tienes soporte?',
      detail: 'No tengo. ¿Tú lo llevas?',
      titulo: 'Montar pantalla de 75 pulgadas',
      descripcion: 'Soporte fijo incluido, anclaje a postes, cables ocultos y configuración.',
      precio: 1850,
    },
    {
      ask: 'Cambié de gas LP a natural y la estufa hace mucha flama. ¿La conviertes?',
      answer: 'Hay que cambiar las espreas. ¿De qué marca es y cuántos quemadores tiene?',
      detail: 'Seis quemadores y horno. Te mando foto de la placa.',
      titulo: 'Convertir estufa a gas natural',
      descripcion:
        'Cambio de espreas en seis quemadores y horno, manguera nueva y prueba de fugas con jabón.',
      precio: 900,
    },
    {
      ask: 'Estoy estrenando cocina: parrilla, horno empotrado, campana y refri con agua. ¿Cuánto todo?',
      answer: 'Me gusta, es de las que se disfrutan. ¿El mueble ya tiene los huecos y las salidas?',
      detail: 'Los huecos sí, la salida de agua para el refri no.',
      titulo: 'Cocina completa: cuatro aparatos',
      descripcion:
        'Parrilla, horno empotrado, campana con ducto y refrigerador con toma de agua. Incluye pruebas de gas.',
      precio: 5600,
    },
  ],
  reviews: [
    [5, 'Probó la lavadora con agua fría y caliente antes de cobrar. Cero vibración.'],
    [5, 'La pantalla quedó perfecta y los cables no se ven por ningún lado.'],
    [5, 'Hizo la prueba de fugas conmigo enfrente. Eso da mucha confianza.'],
    [4, 'Instalaron todo bien. El soporte lo tuvieron que ir a comprar.'],
    [4, 'Rápido y correcto. Cobró exactamente lo que decía la propuesta.'],
    [3, 'El refrigerador quedó, pero rayaron tantito el piso. Ofreció descontarlo.'],
  ],
};
