import { type Category, priceList } from './category.ts';

/** Categories of moving, cleaning and home care. */
export const HOUSEHOLD: readonly Category[] = [
  {
    categoria: 'Mudanzas',
    descripcion:
      'Cambia de casa sin cargar: camioneta o camión con operador, maniobras y protección para tus muebles. El precio es dentro de la ciudad.',
    tipo: 'opcion',
    opciones: priceList(
      ['Flete en camioneta', 1200],
      ['Mudanza de estudio o 1 recámara', 2800],
      ['Mudanza de 2 recámaras', 4500],
      ['Mudanza de 3 recámaras o más', 7200],
      ['Empaque de una recámara', 1200],
      ['Cargador adicional', 1200],
    ),
  },
  {
    categoria: 'Limpieza',
    descripcion: 'Deja tu casa impecable por visita o a profundidad. Tú dices por dónde empezar.',
    tipo: 'opcion',
    opciones: priceList(
      ['Limpieza de casa, media jornada', 400],
      ['Limpieza de casa, jornada completa', 700],
      ['Limpieza profunda por recámara', 650],
      ['Limpieza después de obra, por recámara', 950],
      ['Lavado de sala', 900],
      ['Lavado de colchón', 550],
      ['Limpieza de ventanas y canceles', 450],
    ),
  },
  {
    categoria: 'Jardinería',
    descripcion:
      'Mantén tu jardín sano todo el año: poda, plantas nuevas, riego y retiro de lo que sobra.',
    tipo: 'opcion',
    opciones: priceList(
      ['Mantenimiento de jardín pequeño', 350],
      ['Mantenimiento de jardín grande', 800],
      ['Podar un árbol', 950],
      ['Colocar pasto, por 10 m²', 1500],
      ['Instalar riego, por zona', 1900],
      ['Fumigar plantas y pasto', 600],
      ['Retirar ramas y escombro verde', 500],
    ),
  },
  {
    categoria: 'Fumigación',
    descripcion:
      'Termina con las plagas de tu casa. El profesional te dice qué producto usa y cómo cuidar a tu familia y a tus mascotas.',
    tipo: 'opcion',
    opciones: priceList(
      ['Cucarachas y hormigas, departamento', 650],
      ['Cucarachas y hormigas, casa', 850],
      ['Chinches, por recámara', 1100],
      ['Roedores', 1000],
      ['Alacranes y arañas', 900],
      ['Termitas y polilla, por mueble o zona', 1600],
    ),
  },
  {
    categoria: 'Cerrajería',
    descripcion:
      'Abre, cambia o refuerza tus cerraduras. Ten a la mano algo que demuestre que vives en el domicilio.',
    tipo: 'opcion',
    opciones: priceList(
      ['Abrir puerta sin dañar la chapa', 450],
      ['Cambiar combinación', 350],
      ['Instalar o cambiar chapa', 550],
      ['Instalar cerradura de seguridad', 850],
      ['Instalar cerradura digital', 1100],
      ['Duplicar llave a domicilio', 250],
    ),
  },
  {
    categoria: 'Tecnologia',
    descripcion:
      'Pon a trabajar tu internet, cámaras y computadoras con alguien que te lo explica sin tecnicismos.',
    tipo: 'opcion',
    opciones: priceList(
      ['Configurar o mejorar la red WiFi', 450],
      ['Instalar cámara de seguridad', 650],
      ['Dar mantenimiento a computadora', 500],
      ['Formatear e instalar programas', 600],
      ['Instalar videoportero o timbre inteligente', 750],
      ['Configurar casa inteligente, por dispositivo', 350],
      ['Tender cable de red, por punto', 550],
    ),
  },
];
