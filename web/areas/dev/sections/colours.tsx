import { Grid } from '../../../ui/stack.tsx';
import style from './ui.module.css';

const names = [
  'page',
  'paper',
  'sunken',
  'hairline',
  'border',
  'ink',
  'text',
  'muted',
  'primary',
  'primary-pressed',
  'primary-soft',
  'accent',
  'accent-soft',
  'sun',
  'sun-soft',
  'success',
  'success-soft',
  'error',
  'error-soft',
  'disabled',
];

export function Colours() {
  return (
    <Grid min={180} gap={3}>
      {names.map((name) => (
        <div key={name} className={style.swatch}>
          <i style={{ background: `var(--m-${name})` }} />
          <code>--m-{name}</code>
        </div>
      ))}
    </Grid>
  );
}
