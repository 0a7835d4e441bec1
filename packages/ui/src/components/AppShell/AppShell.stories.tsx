import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { Page } from '../Page/Page';
import { Banner } from '../Banner/Banner';
import { Box } from '../Box/Box';
import { exampleSidebar } from '../Sidebar/example';
import { Sidebar } from '../Sidebar/Sidebar';
import { exampleTabBar } from '../TabBar/example';
import { exampleTopBar } from '../TopBar/example';
import { NotificationsBell, TopBar } from '../TopBar/TopBar';
import { AppShell } from './AppShell';

const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    renderSidebar: ({ isCollapsed }) => <Sidebar {...exampleSidebar} isCollapsed={isCollapsed} />,
    renderTopBar: ({ isCollapsed, toggle }) => (
      <TopBar
        {...exampleTopBar}
        sidebar={{
          isCollapsed,
          label: isCollapsed ? 'Развернуть меню' : 'Свернуть меню',
          onPress: toggle,
        }}
      />
    ),
    tabBar: exampleTabBar,
    isSidebarCollapsed: false,
    onSidebarCollapsedChange: () => undefined,
    skipLabel: 'К содержанию',
    children: 'Страница',
  },
  render: function Kept(args) {
    const [isCollapsed, setCollapsed] = useState(args.isSidebarCollapsed);
    return (
      <AppShell
        {...args}
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={setCollapsed}
      />
    );
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Collapsed: Story = { args: { isSidebarCollapsed: true } };
export const WithNote: Story = { args: { note: 'Данные на 12:40' } };
export const WithBanner: Story = {
  args: { banner: <Banner title="Демо-кабинет до 15:02.">Изменения не сохраняются.</Banner> },
};
const onPhone: Story = {
  args: {
    children: (
      <Page title="Автомобили" phoneBar={{}}>
        Страница
      </Page>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const OnPhone: Story = onPhone;
export const BellOnPhone: Story = {
  args: {
    corner: <NotificationsBell label="Есть новые уведомления" hasNew onPress={() => undefined} />,
    children: (
      <Box padding={4}>
        <Heading level={1} size="2xl">
          Автомобили
        </Heading>
      </Box>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Form: Story = { ...onPhone, args: { ...onPhone.args, tabBar: null } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'К содержанию' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
