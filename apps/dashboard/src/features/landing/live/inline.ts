import { startLanding } from './landing-live';

startLanding();
