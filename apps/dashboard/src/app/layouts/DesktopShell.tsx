export { ShellSidebar, ShellTopBar } from './ShellBars';
