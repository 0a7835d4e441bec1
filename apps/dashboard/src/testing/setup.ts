import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { elementErrorOf } from '../../../../packages/ui/src/testing/element-error';
import { takeNoElementStacks } from '../../../../packages/ui/src/testing/element-stacks';

takeNoElementStacks();
configure({ getElementError: elementErrorOf({ getConfig, prettyDOM }) });
