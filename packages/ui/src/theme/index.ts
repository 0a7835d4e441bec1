import './layers.css';
import './reset.css';
import './theme.css';

export { vars } from './contract.css';
export { breakpoints } from './tokens';
