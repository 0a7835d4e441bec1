import { memo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** Element counts from the URL, equal to those of the compared screens. */
const wanted = new URLSearchParams(location.search);
const nodesOf = (name: string) => Number(wanted.get(name) ?? 500);
const nodes = { list: nodesOf('list'), car: nodesOf('car') };

const cars = Array.from({ length: 12 }, (_, at) => at + 1);
const cardParts = 6;
const carParts = 25;

function Texts({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, at) => <span key={at}>Word {at} </span>);
}

const moved = new EventTarget();
addEventListener('popstate', () => moved.dispatchEvent(new Event('move')));
const go = (path: string) => {
  history.pushState(null, '', path);
  moved.dispatchEvent(new Event('move'));
};
const usePath = () =>
  useSyncExternalStore(
    (changed) => {
      moved.addEventListener('move', changed);
      return () => moved.removeEventListener('move', changed);
    },
    () => location.pathname,
  );

const Card = memo(({ id }: { id: number }) => {
  const [isChosen, setChosen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <article>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => setChosen(event.target.checked)}
        />
        Box
      </label>
      <a
        href={`/autos/view/${String(id)}`}
        onClick={(event) => {
          event.preventDefault();
          go(`/autos/view/${String(id)}`);
        }}
      >
        Car {id}
      </a>
      <button
        type="button"
        data-menu
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Menu
      </button>
      {isOpen && (
        <ul>
          {cars.slice(0, 6).map((row) => (
            <li key={row}>Row {row}</li>
          ))}
        </ul>
      )}
      <p>
        <Texts count={Math.floor((nodes.list - 15) / cars.length) - cardParts} />
      </p>
    </article>
  );
});

function List() {
  const [query, setQuery] = useState('');
  return (
    <>
      <h1>Cars</h1>
      <input
        type="search"
        aria-label="Search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {cars.map((id) => (
        <Card key={id} id={id} />
      ))}
    </>
  );
}

function Car({ id }: { id: string }) {
  return (
    <>
      <h1>Car {id}</h1>
      {cars.slice(0, 8).map((at) => (
        <button key={at} type="button">
          Picture {at}
        </button>
      ))}
      <p>
        <Texts count={nodes.car - carParts} />
      </p>
    </>
  );
}

function Screen() {
  const id = /\/autos\/view\/(\d+)/.exec(usePath())?.[1];
  return id === undefined ? <List /> : <Car id={id} />;
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Screen />);
