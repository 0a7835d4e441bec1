import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import { Sample } from '../../testing/sample-texts/SampleTexts';
import { Avatar } from './Avatar';

const meta = {
  title: 'Components/Media/Avatar',
  component: Avatar,
  args: { name: 'Жасур Каримов' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Sample>
      <Inline gap={3}>
        <Avatar name="Жасур Каримов" size="sm" id={1} />
        <Avatar name="Dilnoza Rahimova" id={2} onlineLabel="в сети" />
        <Avatar name="Sardor Aliyev" size="lg" id={3} />
      </Inline>
    </Sample>
  ),
};
export const Empty: Story = { args: { name: '' } };
export const BrokenImage: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const LongText: Story = {
  args: { name: 'Abdulqodirjon Muhammadsharif o‘g‘li Xo‘jamberdiyev' },
};
