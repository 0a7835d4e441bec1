export interface HttpResponse {
  status: number;
  /** Text, or a blob when one was requested; not yet parsed. */
  body: unknown;
  /** By its lower-case name. */
  header: (name: string) => string | undefined;
}
