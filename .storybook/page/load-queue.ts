interface QueueEntry {
  begin: () => void;
}

const waiting: QueueEntry[] = [];
let current: QueueEntry | undefined;

function next(): void {
  if (current) return;
  current = waiting.shift();
  current?.begin();
}

/**
 * Windows of stories are rendered one after the other: there is one focus for all of them, and a story that is played loses it to the
 * next one that begins meanwhile. Responds with what ends the turn, or gives it up.
 */
export function joinQueue(begin: () => void): () => void {
  const entry = { begin };
  waiting.push(entry);
  next();
  return () => {
    if (current === entry) current = undefined;
    else if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1);
    next();
  };
}
