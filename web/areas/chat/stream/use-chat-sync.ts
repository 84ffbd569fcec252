import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ChatEvent } from '#contract/chat.ts';
import { refreshUnread, setUnreadPushed } from '#web/shared/session/unread.ts';
import type { ConversationPages } from '../conversations/pages.ts';
import { keys } from '../keys.ts';
import { openChatStream } from './connection.ts';

/** The specified poll, as the fallback while the stream is down. */
const POLL = 5_000;

/**
 * Keeps the whole screen current: the stream rings, and what it names is read again. While it is
 * down, everything shown is asked for every 5 s. `onNews` reads the open conversation.
 */
export function useChatSync(me: string, other: string | null, onNews: () => void): void {
  const client = useQueryClient();

  const readList = () => void client.invalidateQueries({ queryKey: keys.conversations(me) });
  const readProposal = (key: string) =>
    void client.invalidateQueries({ queryKey: keys.proposal(me, key) });

  const readAll = useEffectEvent(() => {
    readList();
    if (!other) return;
    onNews();
    readProposal(other);
  });
  const onEvent = useEffectEvent(({ tipo, other_key }: ChatEvent) => {
    if (tipo === 'propuesta') return readProposal(other_key);
    if (tipo === 'visto') return onSeen(other_key);
    if (other_key === other) onNews();
    if (tipo !== 'mensaje') return;
    readList();
    // What is read at once is counted when it has been read.
    if (other_key !== other) void refreshUnread();
  });
  /** Read on another device, or here after the list was asked for: only then there is something to do. */
  const onSeen = (key: string) => {
    const list = client.getQueryData<ConversationPages>(keys.conversations(me));
    const known = list?.entries.find(({ other_key }) => other_key === key);
    if (known?.no_leidos === 0) return;
    readList();
    void refreshUnread();
  };
  const onVisible = useEffectEvent(() => {
    if (visible() && other) onNews();
  });

  // Not closed and opened again when another conversation is chosen: the stream is one's own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new session needs a new stream
  useEffect(() => {
    let poll: ReturnType<typeof setInterval> | undefined;
    const close = openChatStream({
      onEvent: (event) => onEvent(event),
      onResync: () => {
        readAll();
        void refreshUnread();
      },
      onState: (connected) => {
        setUnreadPushed(connected);
        if (connected) clearInterval(poll);
        if (connected) poll = undefined;
        else poll ??= setInterval(() => visible() && readAll(), POLL);
      },
    });
    const look = () => onVisible();
    document.addEventListener('visibilitychange', look);
    return () => {
      close();
      setUnreadPushed(false);
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me]);
}

const visible = () => document.visibilityState === 'visible';
