import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Lectura } from '#contract/identity.ts';
import { Facts } from '../facts.tsx';
import { dateText } from './findings.ts';
import style from './id-reading.module.css';

const SEX: Readonly<Record<string, string>> = { H: 'Hombre', M: 'Mujer', X: 'No binario' };
/** Length of the electoral section, with which the OCR number begins. */
const SECTION_LENGTH = 4;

/** The data of the machine-readable lines, each with the result of its check. */
export function IdFacts({ lectura }: { lectura: Lectura }) {
  const { validacionMRZ: printed, digitos, comparacion, vigente } = lectura;
  const { cic, ocr, tipo, mrz } = lectura;
  if (!printed || !digitos) return null;
  return (
    <>
      <Facts>
        <Checked label="Nombre" good={comparacion === 'coincide'}>
          {printed.nombre || 'No se lee'}
        </Checked>
        <Checked
          label="Fecha de nacimiento"
          good={digitos.fechaNacimiento && printed.fechaNacimiento !== null}
        >
          {printed.fechaNacimiento ? dateText(printed.fechaNacimiento) : 'No existe'}
        </Checked>
        <Checked label="Vigencia" good={digitos.vigencia && vigente === true}>
          {printed.vigencia ? dateText(printed.vigencia) : 'No existe'}
        </Checked>
        <Checked label="Sexo">{SEX[printed.sexo] ?? 'No se lee'}</Checked>
        <Checked label="CIC" good={digitos.cic}>
          {cic}
        </Checked>
        <Checked label="OCR" good={digitos.compuesto}>
          {ocr}
        </Checked>
        <Checked label="Identificador del ciudadano" good={digitos.compuesto}>
          {ocr?.slice(SECTION_LENGTH)}
        </Checked>
        <Checked label="Emisión" good={digitos.compuesto}>
          {printed.emision}
        </Checked>
        <Checked label="Tipo">{tipo === 'EFGH' ? 'INE, modelo E, F, G o H' : tipo}</Checked>
        <Checked label="Código de validación">{lectura.codigoValidacion}</Checked>
      </Facts>
      <div>
        <p className={style.label}>MRZ</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the arrows can scroll it */}
        <pre className={style.mrz} aria-label="Líneas de la MRZ" role="group" tabIndex={0}>
          {mrz}
        </pre>
      </div>
    </>
  );
}

interface CheckedProps {
  label: string;
  /** Undefined where the card has no check for it. */
  good?: boolean;
  children: ReactNode;
}

/** A fact with the result of its check. */
function Checked({ label, good, children }: CheckedProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={style.value}>
        {children}
        {good === true && (
          <IconCircleCheck className={style.good} size={20} role="img" aria-label="Correcto" />
        )}
        {good === false && (
          <IconAlertTriangle className={style.bad} size={20} role="img" aria-label="Revísalo" />
        )}
      </dd>
    </div>
  );
}
