import { type Config, ConfigError } from './config';

/** @throws ConfigError with the problem of PORT or HOST and how to fix it */
export async function listen(
  open: (at: { port: number; host: string }) => Promise<unknown>,
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
): Promise<void> {
  try {
    await open({ port: PORT, host: HOST });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    switch (code) {
      case 'EADDRINUSE':
        throw new ConfigError(
          `PORT ${PORT} is in use. Stop what uses it, or choose another: PORT=${PORT < 65_535 ? PORT + 1 : 4000}`,
        );
      case 'EACCES':
        throw new ConfigError(
          `PORT ${PORT} may not be opened by this user. Choose one above 1023.`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
      case 'EINVAL':
        throw new ConfigError(
          `HOST ${HOST} is no address of this machine. 127.0.0.1 is open to this machine alone, 0.0.0.0 to all.`,
        );
      default:
        throw error;
    }
  }
}
