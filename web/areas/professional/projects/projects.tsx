import { OwnProjects } from '#web/shared/projects/own-projects.tsx';
import { ProjectCard } from './project-card.tsx';

export const meta = () => [{ title: 'Mis proyectos · Maestros' }];

const EMPTY = {
  todos: 'Cuando un cliente te escriba, envíale una propuesta por el chat: aquí la seguirás.',
  en_curso: 'Cuando un cliente acepte tu propuesta, aquí seguirás el trabajo y tu pago.',
  esperando: 'Aquí esperan las propuestas que envías por chat hasta que te respondan.',
  finalizados: 'Aquí quedan los trabajos que terminaste y ya te pagaron.',
  cerrados:
    'Aquí quedan las propuestas que rechazaron, vencieron o retiraste, y los proyectos que se cancelaron.',
};

/** /profesional/proyectos: all projects of a professional. */
export default function ProfessionalProjects() {
  return <OwnProjects empty={EMPTY}>{(project) => <ProjectCard project={project} />}</OwnProjects>;
}
