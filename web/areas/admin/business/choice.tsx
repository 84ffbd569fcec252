import { Link } from 'react-router';
import style from './business.module.css';

interface ChoiceProps {
  label: string;
  options: readonly (readonly [name: string, to: string, chosen: boolean])[];
}

/** Links of which one is chosen: what a section shows is in the address. */
export function Choice({ label, options }: ChoiceProps) {
  return (
    <nav className={style.units} aria-label={label}>
      {options.map(([name, to, chosen]) => (
        <Link
          key={name}
          to={to}
          replace
          preventScrollReset
          aria-current={chosen ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
