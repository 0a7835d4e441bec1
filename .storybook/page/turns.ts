interface Turn {
  begin: () => void;
}

const waiting: Turn[] = [];
let current: Turn | undefined;

function next(): void {
  if (current) return;
  current = waiting.shift();
  current?.begin();
}

/**
 * Windows of stories are drawn one after the other: there is one focus for all of them, and a story that is played loses it to the
 * next one that begins meanwhile. Answers with what ends the turn, or gives it up.
 */
export function takeTurn(begin: () => void): () => void {
  const turn = { begin };
  waiting.push(turn);
  next();
  return () => {
    if (current === turn) current = undefined;
    else if (waiting.includes(turn)) waiting.splice(waiting.indexOf(turn), 1);
    next();
  };
}
