export { DemoPage } from './DemoPage';
export { LoginPage } from './LoginPage';
export { PhoneCheckPage } from './PhoneCheckPage';
export { SignInLayout } from './SignInLayout';
