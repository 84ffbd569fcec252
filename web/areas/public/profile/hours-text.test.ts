import { expect, it } from 'vitest';
import { DIAS, type Dia } from '#domain/profile/hours.ts';
import { hoursText } from './hours-text.ts';

it.each<[dias: readonly Dia[], from: string, to: string, text: string]>([
  [[], '', '', ''],
  [['mar'], '', '', 'Martes'],
  [['lun', 'mar', 'mie', 'jue', 'vie'], '09:00', '18:00', 'Lunes a viernes, de 9:00 a 18:00'],
  [['lun', 'mar', 'jue', 'vie', 'sab'], '', '', 'Lunes, martes y jueves a sábado'],
  [['sab', 'dom'], '10:00', '14:00', 'Sábado y domingo, de 10:00 a 14:00'],
  [[...DIAS], '00:00', '24:00', 'Todos los días, las 24 horas'],
])('%o from %s to %s is «%s»', (dias, hora_inicio, hora_fin, text) => {
  expect(hoursText({ dias: [...dias], hora_inicio, hora_fin })).toBe(text);
});
