export interface HttpResponse {
  status: number;
  /** Text, or a blob when one was requested; not yet parsed. */
  body: unknown;
  header: (name: string) => string | undefined;
}
