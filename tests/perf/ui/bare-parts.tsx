// The same parts on react-aria-components alone, without looks.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Link } from 'react-aria-components/Link';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Modal } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { TextField } from 'react-aria-components/TextField';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { options } from './options';

const few = options(5);

export const bareParts = {
  Button: () => <Button>Save</Button>,
  IconButton: () => (
    <TooltipTrigger>
      <Button aria-label="More">…</Button>
      <Tooltip>More</Tooltip>
    </TooltipTrigger>
  ),
  Link: () => <Link href="#a">Open</Link>,
  TextField: () => (
    <TextField defaultValue="words">
      <Label>Name</Label>
      <Input />
    </TextField>
  ),
  Checkbox: () => (
    <CheckboxField>
      <CheckboxButton>Agree</CheckboxButton>
    </CheckboxField>
  ),
  Switch: () => (
    <SwitchField>
      <SwitchButton>On</SwitchButton>
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
      <Input />
      <Button>v</Button>
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
      <Button>More</Button>
      <Popover>
        <Menu>
          <MenuItem>One</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  Dialog: () => (
    <DialogTrigger>
      <Button>Open</Button>
      <Modal>
        <Dialog aria-label="Window">Text</Dialog>
      </Modal>
    </DialogTrigger>
  ),
};

const many = options(5000);

const manyItems = ({ value, label }: (typeof many)[number]) => (
  <ListBoxItem id={value} textValue={label}>
    {label}
  </ListBoxItem>
);

export const bareLong = {
  Select: () => (
    <Select aria-label="Kind">
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox items={many} style={{ height: 300, width: 300, overflow: 'auto' }}>
            {manyItems}
          </ListBox>
        </Virtualizer>
      </Popover>
    </Select>
  ),
  ComboBox: () => (
    <ComboBox aria-label="Kind" items={many} menuTrigger="focus">
      <Input />
      <Button>v</Button>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox style={{ height: 300, width: 300, overflow: 'auto' }}>{manyItems}</ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  ),
};

/** A list that opens, on react-virtual alone. */
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
    <div ref={ref} role="listbox" aria-label="Kind" style={{ height: 300, overflow: 'auto' }}>
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
