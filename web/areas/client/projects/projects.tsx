import { OwnProjects } from '#web/shared/projects/own-projects.tsx';
import { ProjectCard } from './project-card.tsx';

export const meta = () => [{ title: 'Mis proyectos · Maestros' }];

const EMPTY = {
  todos:
    'Busca un profesional, cuéntale por chat qué necesitas y te enviará una propuesta con precio.',
  en_curso: 'Cuando aceptes una propuesta, aquí seguirás el trabajo y tu dinero.',
  esperando: 'Aquí llegan las propuestas que te envían por chat.',
  finalizados: 'Aquí quedan los trabajos que ya recibiste y calificaste.',
  cerrados:
    'Aquí quedan las propuestas que rechazaste o vencieron, y los proyectos que se cancelaron.',
};

/** /cliente/proyectos: all projects of a client. */
export default function ClientProjects() {
  return <OwnProjects empty={EMPTY}>{(project) => <ProjectCard project={project} />}</OwnProjects>;
}
