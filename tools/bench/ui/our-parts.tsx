import { Button } from '@karvon/ui/Button';
import { Checkbox } from '@karvon/ui/Checkbox';
import { ComboBox } from '@karvon/ui/ComboBox';
import { Dialog } from '@karvon/ui/Dialog';
import { IconButton } from '@karvon/ui/IconButton';
import { Link } from '@karvon/ui/Link';
import { Menu } from '@karvon/ui/Menu';
import { Select } from '@karvon/ui/Select';
import { Switch } from '@karvon/ui/Switch';
import { TextField } from '@karvon/ui/TextField';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { options } from './options';

const few = options(5);
const nothing = () => {};

function Choice({ items }: { items: typeof few }) {
  const [value, setValue] = useState<number | null>(1);
  return <Select aria-label="Kind" options={items} value={value} onChange={setValue} />;
}

function Search({ items }: { items: typeof few }) {
  const [value, setValue] = useState<number | null>(null);
  const [text, setText] = useState('');
  return (
    <ComboBox
      aria-label="Kind"
      items={items}
      value={value}
      onChange={setValue}
      inputValue={text}
      onInputChange={setText}
      emptyText="Nothing"
      loadingText="Looking"
      openLabel="Open"
    />
  );
}

export const ourParts = {
  Button: () => <Button>Save</Button>,
  IconButton: () => <IconButton icon={Ellipsis} aria-label="More" />,
  Link: () => <Link href="#a">Open</Link>,
  TextField: () => <TextField label="Name" defaultValue="words" />,
  Checkbox: () => <Checkbox>Agree</Checkbox>,
  Switch: () => <Switch>On</Switch>,
  Select: () => <Choice items={few} />,
  ComboBox: () => <Search items={few} />,
  Menu: () => (
    <Menu
      trigger={<Button>More</Button>}
      aria-label="More"
      items={[{ id: 'a', label: 'One', onAction: nothing }]}
    />
  ),
  Dialog: () => (
    <>
      <Button>Open</Button>
      <Dialog title="Window" isOpen={false} onOpenChange={nothing} closeLabel="Close">
        Text
      </Dialog>
    </>
  ),
};

const many = options(5000);

export const ourLong = {
  Select: () => <Choice items={many} />,
  ComboBox: () => <Search items={many} />,
};
