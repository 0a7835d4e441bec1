import { showFirstRows } from './show-first-rows';

showFirstRows();
