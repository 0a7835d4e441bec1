// The same parts on react-aria-components alone, without styles.
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Link } from 'react-aria-components/Link';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Modal } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { options } from './options';

const few = options(5);

export const baselineParts = {
  Button: () => (
    <Button>
      <span>Save</span>
    </Button>
  ),
  IconButton: () => (
    <TooltipTrigger>
      <Button aria-label="More">
        <Ellipsis size={18} />
      </Button>
      <Tooltip>More</Tooltip>
    </TooltipTrigger>
  ),
  Link: () => <Link href="#a">Open</Link>,
  TextField: () => (
    <TextField defaultValue="words">
      <Label>Name</Label>
      <div>
        <Input />
      </div>
      <Text slot="description" />
      <FieldError />
    </TextField>
  ),
  Checkbox: () => (
    <CheckboxField>
      <CheckboxButton>
        <span />
        <span>Agree</span>
      </CheckboxButton>
    </CheckboxField>
  ),
  Switch: () => (
    <SwitchField>
      <SwitchButton>
        <span />
        <span>On</span>
      </SwitchButton>
    </SwitchField>
  ),
  Select: () => (
    <Select aria-label="Kind" defaultSelectedKey={1}>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox items={few}>
          {({ value, label }) => <ListBoxItem id={value}>{label}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  ),
  ComboBox: () => (
    <ComboBox aria-label="Kind" defaultItems={few}>
      <div>
        <Input />
        <Button>
          <ChevronDown size={16} />
        </Button>
      </div>
      <Text slot="description" />
      <FieldError />
      <Popover>
        <ListBox>
          {({ value, label }: (typeof few)[number]) => (
            <ListBoxItem id={value}>{label}</ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  ),
  Menu: () => (
    <MenuTrigger>
      <Button>
        <span>More</span>
      </Button>
      <Popover>
        <Menu>
          <MenuItem>One</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  Dialog: () => (
    <DialogTrigger>
      <Button>
        <span>Open</span>
      </Button>
      <Modal>
        <Dialog aria-label="Window">Text</Dialog>
      </Modal>
    </DialogTrigger>
  ),
};

const many = options(5000);

const manyItems = ({ value, label }: (typeof many)[number]) => (
  <ListBoxItem id={value} textValue={label}>
    <span>{label}</span>
  </ListBoxItem>
);

export const baselineLong = {
  Select: () => (
    <Select aria-label="Kind" defaultSelectedKey={1}>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox items={many} style={{ height: 336, width: 300, overflow: 'auto' }}>
            {manyItems}
          </ListBox>
        </Virtualizer>
      </Popover>
    </Select>
  ),
  ComboBox: () => (
    <ComboBox aria-label="Kind" items={many} menuTrigger="focus">
      <div>
        <Input />
        <Button>
          <ChevronDown size={16} />
        </Button>
      </div>
      <Text slot="description" />
      <FieldError />
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox style={{ height: 336, width: 300, overflow: 'auto' }}>{manyItems}</ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  ),
};

export function VirtualPopup() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Kind
      </button>
      {isOpen && <VirtualOptions />}
    </>
  );
}

function VirtualOptions() {
  'use no memo';
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is for it
  const virtualizer = useVirtualizer({
    count: many.length,
    getScrollElement: () => ref.current,
    estimateSize: () => 36,
  });
  return (
    <div ref={ref} role="listbox" aria-label="Kind" style={{ height: 336, overflow: 'auto' }}>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            role="option"
            aria-selected={false}
            style={{ position: 'absolute', transform: `translateY(${String(start)}px)` }}
          >
            {many[index]?.label}
          </div>
        ))}
      </div>
    </div>
  );
}
