import type { Age, Gender } from '../art/people/person.ts';
import type { DemoClient } from './person.ts';
import type { PlaceName } from './places.ts';

const client = (
  nombre: string,
  apellidos: string,
  gender: Gender,
  home: PlaceName,
  age?: Age,
): DemoClient => ({ nombre, apellidos, gender, home, ...(age && { age }) });

export const CLIENTS: readonly DemoClient[] = [
  client('Mariana', 'Ochoa Villalpando', 'f', 'guadalajara'),
  client('Alfonso', 'Beltrán Corona', 'm', 'zapopan', 'senior'),
  client('Jimena', 'Arriaga Torres', 'f', 'guadalajara', 'young'),
  client('Ricardo', 'Sepúlveda Nava', 'm', 'guadalajara'),
  client('Guadalupe', 'Morán Estrada', 'f', 'tlaquepaque', 'senior'),
  client('Diego', 'Valencia Haro', 'm', 'zapopan', 'young'),
  client('Patricia', 'Lomelí Durán', 'f', 'zapopan'),
  client('Enrique', 'Figueroa Limón', 'm', 'guadalajara'),
  client('Renata', 'Cuevas Aldana', 'f', 'guadalajara', 'young'),
  client('Manuel', 'Ocampo Rivera', 'm', 'delValle', 'senior'),
  client('Fernanda', 'Tapia Lozada', 'f', 'coyoacan'),
  client('Sebastián', 'Rosas Maldonado', 'm', 'cuauhtemoc', 'young'),
  client('Elvira', 'Cantú Elizondo', 'f', 'monterrey', 'senior'),
  client('Andrés', 'Garza Leal', 'm', 'monterrey'),
  client('Itzel', 'Canché Novelo', 'f', 'merida', 'young'),
  client('Raúl', 'Peniche Escalante', 'm', 'merida'),
  client('Carmen', 'Ibarra Noriega', 'f', 'hermosillo'),
  client('Joaquín', 'Urías Gastélum', 'm', 'mazatlan'),
  client('Liliana', 'Zamudio Prieto', 'f', 'morelia'),
  client('Ernestina', 'Solano Cabrera', 'f', 'puebla', 'senior'),
  client('Gustavo', 'Rangel Olvera', 'm', 'queretaro'),
  client('Araceli', 'Pacheco Dzul', 'f', 'cancun'),
  client('Tadeo', 'Montiel Aragón', 'm', 'xalapa', 'young'),
  client('Brenda', 'Holguín Terrazas', 'f', 'chihuahua'),
];
