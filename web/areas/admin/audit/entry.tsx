import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domain/audit.ts';
import { paths } from '#web/paths.ts';
import { Ago } from '#web/shared/chat/ago.tsx';
import { Card } from '#web/ui/card.tsx';
import { momentText, ROL_NAMES } from '../words.ts';
import style from './audit.module.css';
import { changesOf } from './change.ts';
import { subjectLink } from './subject-link.ts';
import type { Entry } from './use-audit.ts';

/** One thing that an administrator did: who, what, to whom, when, and what it changed. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const { accion, admin, asunto, personas, antes, despues, createAt } = entry;
  const changes = changesOf(antes, despues);
  const place = subjectLink(asunto);
  const subject = AUDIT_SUBJECTS[asunto.tipo];
  return (
    <Card as="article" className={style.entry}>
      <header className={style.head}>
        <h2>{AUDIT_ACTIONS[accion].label}</h2>
        <p className={style.muted}>
          {momentText(createAt)} · <Ago at={createAt} />
        </p>
      </header>
      <dl className={style.people}>
        <dt>Quién</dt>
        <dd>{admin.nombre}</dd>
        {personas.length > 0 && (
          <>
            <dt>A quién</dt>
            <dd>
              {personas.map((person, index) => (
                <Fragment key={person.keylogin}>
                  {index > 0 && ' · '}
                  <Link to={paths.account(person.keylogin)}>{person.nombre}</Link>{' '}
                  <span className={style.muted}>{ROL_NAMES[person.rol]}</span>
                </Fragment>
              ))}
            </dd>
          </>
        )}
        {asunto.tipo !== 'account' && (
          <>
            <dt>Qué</dt>
            <dd>
              {place ? <Link to={place}>{subject}</Link> : subject}
              {asunto.nombre && ` «${asunto.nombre}»`}
              {!asunto.nombre && /^\d+$/.test(asunto.id) && ` ${asunto.id}`}
            </dd>
          </>
        )}
      </dl>
      {changes.length > 0 && (
        <ul className={style.changes} aria-label="Cambios">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              <span className={style.field}>{field}</span>
              <span>
                {before !== null && <del>{before}</del>}
                {before !== null && after !== null && (
                  <>
                    <IconArrowRight className={style.arrow} size={16} aria-hidden />
                    <span className="m-hidden"> cambió a </span>
                  </>
                )}
                {after !== null && <ins>{after}</ins>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
