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
 * Story iframes are rendered one after the other: they share one focus, which a played story would lose to the next
 * one. Returns a function that ends or gives up the turn.
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
