// Chunk of a wide screen's shell, in a group of files (`build/file-groups.ts`).
export { ShellSidebar, ShellTopBar } from './ShellBars';
