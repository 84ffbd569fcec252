import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domain/audit/audit.ts';
import { Ago } from '#web/shared/chat/ago.tsx';
import { Card } from '#web/ui/card.tsx';
import { TeamLink } from '../team-link.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText, ROL_NAMES } from '../words.ts';
import style from './audit.module.css';
import { changesOf } from './change.ts';
import { subjectLink, subjectName } from './subject.ts';
import type { Entry, Named } from './use-audit.ts';

interface AuditEntryProps {
  entry: Entry;
  administrators: readonly Named[];
}

/** One action of an administrator: who, what, to whom, when, and its changes. */
export function AuditEntry({ entry, administrators }: AuditEntryProps) {
  const { accion, admin, aprobo, asunto, personas, createAt } = entry;
  const changes = changesOf(entry, administrators);
  const link = subjectLink(asunto);
  const subject = AUDIT_SUBJECTS[asunto.tipo];
  return (
    <Card as="article" className={style.entry}>
      <header className={style.head}>
        <h2>{AUDIT_ACTIONS[accion].label}</h2>
        <p className={style.muted}>
          {momentText(createAt)} · <Ago at={createAt} />
        </p>
      </header>
      <Facts lines>
        <Fact label="Quién">{admin.nombre}</Fact>
        {aprobo && <Fact label="Aprobó">{aprobo.nombre}</Fact>}
        {personas.length > 0 && (
          <Fact label="A quién">
            {personas.map((person, index) => (
              <Fragment key={person.keylogin}>
                {index > 0 && ' · '}
                <PersonLink person={person} />{' '}
                <span className={style.muted}>{ROL_NAMES[person.rol]}</span>
              </Fragment>
            ))}
          </Fact>
        )}
        {asunto.tipo !== 'account' && (
          <Fact label="Qué">
            {link ? (
              <TeamLink className={style.link} to={link}>
                {subject}
              </TeamLink>
            ) : (
              subject
            )}{' '}
            {subjectName(asunto)}
          </Fact>
        )}
      </Facts>
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
