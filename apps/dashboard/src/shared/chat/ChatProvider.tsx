import { useEffect, type ReactNode } from 'react';
import { pageIsUsable } from '../routing/page-is-usable';
import { untilThere } from '../routing/when-reachable';
import { ChatContext } from './chat-context';

/** What the chat says about its start, for the tests of the shell. */
export interface ChatProviderProps {
  children: ReactNode;
  /** Opens the line. @default loads the engine once the page is usable */
  start?: () => () => void;
}

/**
 * Around the signed-in part: keeps the line to the chat open on every page, so that the red number and the toasts come everywhere. The
 * engine is a chunk of its own, loaded when the first page is usable and the browser has nothing to do.
 */
export function ChatProvider({ children, start = startWhenIdle }: ChatProviderProps) {
  // Outside system: the socket and what waits on the device.
  useEffect(start, [start]);
  return <ChatContext value>{children}</ChatContext>;
}

function startWhenIdle(): () => void {
  let isOver = false;
  let stop = () => undefined as void;
  const load = async () => {
    await pageIsUsable();
    if (isOver) return;
    const { chatEngine, stopChat } = await untilThere(() => import('./engine-store'));
    if (isOver) return;
    chatEngine();
    stop = stopChat;
  };
  void load();
  return () => {
    isOver = true;
    stop();
  };
}
