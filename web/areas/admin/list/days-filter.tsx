import { daysWords } from '../words.ts';
import { LedHere } from './led-here.tsx';

interface DaysFilterProps {
  /** What happened on the days: «Aceptadas». */
  label: string;
  /** Days `YYYY-MM-DD`, both included; '' for any. */
  desde: string;
  hasta: string;
  onClear: () => void;
}

/** The days that a number elsewhere led here with; one press shows all days again. */
export function DaysFilter({ label, desde, hasta, onClear }: DaysFilterProps) {
  const words =
    desde && hasta
      ? daysWords({ desde, hasta })
      : desde
        ? `desde el ${daysWords({ desde, hasta: desde })}`
        : hasta
          ? `hasta el ${daysWords({ desde: hasta, hasta })}`
          : 'de cualquier día';
  return <LedHere onClear={onClear}>{`${label}: ${words}`}</LedHere>;
}
