import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll } from 'vitest';
import * as preview from './preview';

const annotations = setProjectAnnotations([a11y, preview]);
beforeAll(annotations.beforeAll);
