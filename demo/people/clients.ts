import type { DemoClient } from './person.ts';
import type { PlaceName } from './places.ts';

const client = (
  nombre: string,
  apellidos: string,
  gender: DemoClient['gender'],
  home: PlaceName,
): DemoClient => ({ nombre, apellidos, gender, home });

export const CLIENTS: readonly DemoClient[] = [
  client('Mariana', 'Ochoa Villalpando', 'f', 'guadalajara'),
  client('Alfonso', 'Beltrán Corona', 'm', 'zapopan'),
  client('Jimena', 'Arriaga Torres', 'f', 'guadalajara'),
  client('Ricardo', 'Sepúlveda Nava', 'm', 'guadalajara'),
  client('Guadalupe', 'Morán Estrada', 'f', 'tlaquepaque'),
  client('Diego', 'Valencia Haro', 'm', 'zapopan'),
  client('Patricia', 'Lomelí Durán', 'f', 'zapopan'),
  client('Enrique', 'Figueroa Limón', 'm', 'guadalajara'),
  client('Renata', 'Cuevas Aldana', 'f', 'guadalajara'),
  client('Manuel', 'Ocampo Rivera', 'm', 'delValle'),
  client('Fernanda', 'Tapia Lozada', 'f', 'coyoacan'),
  client('Sebastián', 'Rosas Maldonado', 'm', 'cuauhtemoc'),
  client('Elvira', 'Cantú Elizondo', 'f', 'monterrey'),
  client('Andrés', 'Garza Leal', 'm', 'monterrey'),
  client('Itzel', 'Canché Novelo', 'f', 'merida'),
  client('Raúl', 'Peniche Escalante', 'm', 'merida'),
  client('Carmen', 'Ibarra Noriega', 'f', 'hermosillo'),
  client('Joaquín', 'Urías Gastélum', 'm', 'mazatlan'),
  client('Liliana', 'Zamudio Prieto', 'f', 'morelia'),
  client('Ernestina', 'Solano Cabrera', 'f', 'puebla'),
  client('Gustavo', 'Rangel Olvera', 'm', 'queretaro'),
  client('Araceli', 'Pacheco Dzul', 'f', 'cancun'),
  client('Tadeo', 'Montiel Aragón', 'm', 'xalapa'),
  client('Brenda', 'Holguín Terrazas', 'f', 'chihuahua'),
];
