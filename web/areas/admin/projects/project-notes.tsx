import { addProjectNote } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { Notes } from '../notes.tsx';

/** What the team noted of a project. */
export const ProjectNotes = ({ id }: { id: number }) => (
  <Notes
    call={addProjectNote}
    book={{
      queryKey: ['admin', 'project-notes', id],
      lasts: 'Se queda para siempre. Ni el cliente ni el profesional la ven.',
      read: (page, signal) => api.projects.getProjectNotes({ id, ...page }, { signal }),
      input: (note) => ({ id, ...note }),
      add: (note) => api.projects.addProjectNote({ id, ...note }),
    }}
  />
);
