import { testScreens } from './routes.ts';

testScreens();
