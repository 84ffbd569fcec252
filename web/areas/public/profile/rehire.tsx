import { RehireButton } from '#web/shared/projects/rehire-button.tsx';

/** Loaded only for clients who have worked with the professional: it needs the calls and a dialog. */
export { RehireButton as default };
