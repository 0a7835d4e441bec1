import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  Checkbox,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  RouterProvider as LinkProvider,
  SearchField,
  Input,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useParams,
} from 'react-router-dom';

/** Element counts from the URL, equal to those of the compared screens. */
const wanted = new URLSearchParams(location.search);
const nodesOf = (name: string) => Number(wanted.get(name) ?? 500);
const nodes = { list: nodesOf('list'), car: nodesOf('car') };

const cards = Array.from({ length: 12 }, (_, at) => at + 1);
const cardParts = 9;
const carParts = 40;

function Texts({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, at) => <span key={at}>Word {at} </span>);
}

const rows = () => Promise.resolve(cards);

function List() {
  const { data } = useQuery({ queryKey: ['cars'], queryFn: rows });
  const [query, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const count = Math.floor((nodes.list - 30) / cards.length) - cardParts;
  return (
    <>
      <h1>Cars</h1>
      <SearchField aria-label="Search" value={query} onChange={setText}>
        <Input />
      </SearchField>
      {data?.map((id) => (
        <article key={id}>
          <Checkbox
            aria-label="Choose"
            isSelected={chosen.has(id)}
            onChange={(isOn) =>
              setChosen(
                (now) => new Set(isOn ? [...now, id] : [...now].filter((one) => one !== id)),
              )
            }
          >
            Box
          </Checkbox>
          <Link href={`/autos/view/${String(id)}`}>Car {id}</Link>
          <MenuTrigger>
            <Button data-menu>Menu</Button>
            <Popover>
              <Menu>
                {cards.slice(0, 6).map((row) => (
                  <MenuItem key={row}>Row {row}</MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
          <p>
            <Texts count={count} />
          </p>
        </article>
      ))}
    </>
  );
}

function Car() {
  const { id } = useParams();
  const { data } = useQuery({
    queryKey: ['car', id],
    queryFn: () => Promise.resolve(`Car ${id ?? ''}`),
  });
  return (
    <>
      <h1>{data}</h1>
      {cards.slice(0, 8).map((at) => (
        <Button key={at}>Picture {at}</Button>
      ))}
      <Tabs>
        <TabList aria-label="Parts">
          {cards.slice(0, 4).map((at) => (
            <Tab key={at} id={at}>
              Part {at}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={1}>
          <p>
            <Texts count={nodes.car - carParts} />
          </p>
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Links of react-aria go through the router, as ours do. */
function Frame() {
  const navigate = useNavigate();
  return (
    <LinkProvider navigate={(path) => void navigate(path)}>
      <Outlet />
    </LinkProvider>
  );
}

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { path: '/autos/view/:id', Component: Car },
      { path: '*', Component: List },
    ],
  },
]);
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
