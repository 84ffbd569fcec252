import { IconCalendar, IconMessage, IconTool } from '@tabler/icons-react';
import { whenWords } from '#domain/requests/when.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldsProps } from './fields.tsx';
import style from './summary.module.css';

interface SummaryProps extends FieldsProps {
  /** `YYYY-MM-DD`. */
  today: string;
  onChange: () => void;
}

/** What the request says by now, where a phone shows its last step only. */
export function Summary({ form, today, onChange }: SummaryProps) {
  const { categoria, aparato, opt, descripcion_servicio: text } = form.values;
  if (categoria === '') return null;
  const lines = [
    { Icon: IconTool, text: [categoria, aparato, opt].filter(Boolean).join(' · ') },
    { Icon: IconCalendar, text: whenWords(form.values, today) },
    { Icon: IconMessage, text },
  ].filter((line) => line.text !== '');
  return (
    <section className={style.summary} aria-labelledby="tu-solicitud">
      <div className={style.head}>
        <h3 id="tu-solicitud">Tu solicitud</h3>
        <Button variant="quiet" size="sm" onClick={onChange}>
          Cambiar<span className="m-hidden"> tu solicitud</span>
        </Button>
      </div>
      <ul>
        {lines.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={20} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
