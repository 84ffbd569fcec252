/** The two calls behind every page's head. Loaded only once there is a session. */
import * as api from '#web/api/index.ts';

export const countUnread = async (): Promise<number> =>
  (await api.chat.getConversationsNoRead({})).conversations;

export const closeSession = async (): Promise<void> => {
  await api.session.closeSession({});
};
