import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  Button,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  Popover,
  Select,
  SelectValue,
  TextField,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

function Page() {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => Promise.resolve([1, 2, 3]) });
  return (
    <>
      <h1 id="usable">{data?.length}</h1>
      <TextField>
        <Label>Search</Label>
        <Input />
      </TextField>
      <Select aria-label="Order">
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            <ListBoxItem>One</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
      <MenuTrigger>
        <Button>Menu</Button>
        <Popover>
          <Menu>
            <MenuItem>One</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <DialogTrigger>
        <Button>Open</Button>
        <Modal>
          <Dialog>Text</Dialog>
        </Modal>
      </DialogTrigger>
      <TooltipTrigger>
        <Button>?</Button>
        <Tooltip>Text</Tooltip>
      </TooltipTrigger>
    </>
  );
}

const router = createBrowserRouter([{ path: '*', Component: Page }]);
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
