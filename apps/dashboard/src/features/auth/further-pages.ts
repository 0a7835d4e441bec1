export { CodePage } from './CodePage';
export { ForgotPasswordPage } from './ForgotPasswordPage';
export { RegisterPage } from './RegisterPage';
