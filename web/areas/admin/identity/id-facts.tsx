import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Lectura } from '#contract/identity.ts';
import { Facts } from '../facts.tsx';
import { dateText } from './findings.ts';
import style from './id-reading.module.css';

const SEX: Readonly<Record<string, string>> = { H: 'Hombre', M: 'Mujer', X: 'No binario' };
/** Of the OCR: the electoral section. */
const SECTION = 4;

/** What the lines of the card say, each with whether it holds. */
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
          {ocr?.slice(SECTION)}
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
  /** Left out where nothing on the card proves it. */
  good?: boolean;
  children: ReactNode;
}

/** A fact, and whether it holds. */
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
