// The list of cars as react-admin makes it, with what it has by itself: layout, theme, table, selection, search and a menu.
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, NumberField, Resource, SearchInput, TextField } from 'react-admin';

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

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const Cars = () => (
  <List filters={filters}>
    <Datagrid>
      <TextField source="title" />
      <NumberField source="price" />
      <NumberField source="year" />
      <TextField source="status" />
      <NumberField source="views" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="cars" list={Cars} />
  </Admin>,
);
