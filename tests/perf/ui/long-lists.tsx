import '@karvon/ui/theme';
import { createElement, type ComponentType } from 'react';
import { BareMessages, BareRooms, BareTable } from './bare-lists';
import { mount, offer } from './mounting';
import { OurMessages, OurRooms, OurTable } from './our-lists';

const lists: Record<string, ComponentType<{ count: number }>> = {
  MessageList: OurMessages,
  RoomList: OurRooms,
  Table: OurTable,
  'bare MessageList': BareMessages,
  'bare RoomList': BareRooms,
  'bare Table': BareTable,
};

offer('mountList', (name: string, count: number) => {
  const List = lists[name];
  if (!List) throw new Error(`There is no list ${name}.`);
  return mount(createElement(List, { count }));
});
offer('countNodes', () => document.querySelectorAll('#root *').length);
