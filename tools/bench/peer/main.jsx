// The list of cars as react-admin makes it, with what it has by itself: layout, theme, table, selection, search and a menu, and a car.
import { createRoot } from 'react-dom/client';
import {
  Admin,
  Datagrid,
  List,
  NumberField,
  Resource,
  SearchInput,
  Show,
  SimpleShowLayout,
  SortButton,
  TextField,
  TopToolbar,
} from 'react-admin';
import { BrowserRouter } from 'react-router-dom';

const rows = () => fetch('/peer-rows.json').then((response) => response.json());

/** Reads alone: nothing else is measured. */
const dataProvider = {
  getList: async () => {
    const data = await rows();
    return { data, total: data.length };
  },
  getOne: async (_resource, { id }) => ({
    data: (await rows()).find((row) => String(row.id) === String(id)),
  }),
  getMany: async (_resource, { ids }) => ({
    data: (await rows()).filter(({ id }) => ids.includes(id)),
  }),
};

const filters = [<SearchInput key="q" source="q" type="search" alwaysOn />];

const actions = (
  <TopToolbar>
    <SortButton fields={['title', 'price', 'year', 'status', 'views']} />
  </TopToolbar>
);

const Cars = () => (
  <List filters={filters} actions={actions} title={<h1>Cars</h1>}>
    <Datagrid rowClick="show">
      <TextField source="title" />
      <NumberField source="price" />
      <NumberField source="year" />
      <TextField source="status" />
      <NumberField source="views" />
    </Datagrid>
  </List>
);

const Car = () => (
  <Show title={<TextField source="title" component="h1" />}>
    <SimpleShowLayout>
      <TextField source="title" />
      <NumberField source="price" />
      <NumberField source="year" />
      <TextField source="status" />
      <NumberField source="views" />
    </SimpleShowLayout>
  </Show>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider}>
      <Resource name="cars" list={Cars} show={Car} />
    </Admin>
  </BrowserRouter>,
);
