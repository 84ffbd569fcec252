import { tabDraft } from '#web/shared/tab-draft.ts';

const ITEM = 'solicitud_texto';
const texts = tabDraft({ texto: '' });

/** What a home's one field holds, over reloads and on the way back, until a request is sent or the session ends. */
export const useAskedText = (): [string, (texto: string) => void] => [
  texts.use(ITEM).draft.texto,
  (texto) => texts.keep(ITEM, { texto }),
];

export const dropAskedText = (): void => texts.drop(ITEM);
