import '@karvon/ui/theme';
import { createElement, type ComponentType } from 'react';
import { BaselineMessages, BaselineRooms, BaselineTable } from './baseline-lists';
import { mount, offer } from './mounting';
import { OurMessages, OurRooms, OurTable } from './our-lists';

const lists: Record<string, ComponentType<{ count: number }>> = {
  MessageList: OurMessages,
  RoomList: OurRooms,
  Table: OurTable,
  'baseline MessageList': BaselineMessages,
  'baseline RoomList': BaselineRooms,
  'baseline Table': BaselineTable,
};

offer('mountList', (name: string, count: number) => {
  const List = lists[name];
  if (!List) throw new Error(`There is no list ${name}.`);
  return mount(createElement(List, { count }));
});
offer('countNodes', () => document.querySelectorAll('#root *').length);
