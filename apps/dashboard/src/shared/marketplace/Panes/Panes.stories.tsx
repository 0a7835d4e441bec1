import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pane } from '../Pane/Pane';
import { Panes } from './Panes';

const rows = Array.from({ length: 30 }, (_, at) => (
  <p key={at}>
    <a href={`#${at}`}>Дилноза Рашидова, {at + 1}</a>
  </p>
));

const meta = {
  title: 'Product parts/Panes',
  component: Panes,
  parameters: { layout: 'fullscreen' },
  args: {
    list: (
      <Pane aria-label="Чаты" header="Сообщения" tone="canvas" isPadded>
        {rows}
      </Pane>
    ),
    main: (
      <Pane
        aria-label="Переписка"
        header="Дилноза Рашидова"
        footer="Сообщение"
        tone="canvas"
        isPadded
      >
        Добрый день! Tracker ещё продаётся?
      </Pane>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '600px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Panes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = {
  args: {
    aside: (
      <Pane aria-label="Автомобиль" isPadded>
        Chevrolet Tracker, 2023
      </Pane>
    ),
  },
};
export const MainOnPhone: Story = {
  args: { shown: 'main' },
  globals: { viewport: { value: 'phone' } },
};
