// The chunk of a wide screen's shell. What is in it goes with what it is made of into one file (`build/first-screens.ts`), where it weighs less.
export { ShellSidebar, ShellTopBar } from './ShellBars';
