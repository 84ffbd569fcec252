import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ChatEvent } from '#contract/chat.ts';
import { resumeOutboxes } from '#web/shared/chat/outbox.ts';
import { refreshCounts, setCountsPushed } from '#web/shared/session/counts.ts';
import type { ConversationPages } from '../conversations/pages.ts';
import { keys } from '../conversations/keys.ts';
import { openChatStream } from './connection.ts';

/** Interval of the polling fallback while the stream is down, in milliseconds (1 §9). */
const POLL_MS = 5_000;

/**
 * Keeps the whole screen current: each event of the stream reloads what it names. While the stream is
 * down, everything shown is polled every 5 s. `onNewMessages` loads the open conversation's new ones.
 */
export function useChatSync(me: string, other: string | null, onNewMessages: () => void): void {
  const client = useQueryClient();

  const reloadList = () => void client.invalidateQueries({ queryKey: keys.conversations(me) });
  const reloadProposal = (key: string) =>
    void client.invalidateQueries({ queryKey: keys.proposal(me, key) });

  const reloadAll = useEffectEvent(() => {
    reloadList();
    if (!other) return;
    onNewMessages();
    reloadProposal(other);
  });
  const onEvent = useEffectEvent(({ tipo, other_key }: ChatEvent) => {
    if (tipo === 'propuesta') {
      // It may be somebody else's turn now.
      void refreshCounts();
      return reloadProposal(other_key);
    }
    if (tipo === 'aviso') return void refreshCounts();
    if (tipo === 'visto') return onSeen(other_key);
    if (other_key === other) onNewMessages();
    if (tipo !== 'mensaje') return;
    reloadList();
    // In the open conversation, the count is refreshed after the message was read.
    if (other_key !== other) void refreshCounts();
  });
  /** Reloads the list if a conversation was read elsewhere, or here after the list was requested. */
  const onSeen = (key: string) => {
    const list = client.getQueryData<ConversationPages>(keys.conversations(me));
    const known = list?.entries.find(({ other_key }) => other_key === key);
    if (known?.no_leidos === 0) return;
    reloadList();
    void refreshCounts();
  };
  const onVisible = useEffectEvent(() => {
    if (visible() && other) onNewMessages();
  });

  // The stream stays open when another conversation is chosen, because it belongs to the user.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new session needs a new stream
  useEffect(() => {
    let poll: ReturnType<typeof setInterval> | undefined;
    const close = openChatStream({
      onEvent: (event) => onEvent(event),
      onResync: () => {
        reloadAll();
        void refreshCounts();
      },
      onState: (connected) => {
        setCountsPushed(connected);
        // The line is back: a browser that says so before it is may have tried in vain.
        if (connected && poll !== undefined) void resumeOutboxes(me);
        if (connected) clearInterval(poll);
        if (connected) poll = undefined;
        else poll ??= setInterval(() => visible() && reloadAll(), POLL_MS);
      },
    });
    const onVisibilityChange = () => onVisible();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      close();
      setCountsPushed(false);
      clearInterval(poll);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [me]);
}

const visible = () => document.visibilityState === 'visible';
