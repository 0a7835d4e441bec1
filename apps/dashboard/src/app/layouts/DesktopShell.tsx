// The chunk of a wide screen's shell. Its parts are in a group of files (`build/file-groups.ts`).
export { ShellSidebar, ShellTopBar } from './ShellBars';
