import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { elementErrorOf } from '../../../../packages/ui/src/testing/element-error';

configure({ getElementError: elementErrorOf({ getConfig, prettyDOM }) });
