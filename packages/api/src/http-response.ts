/** A response from either transport. */
export interface HttpResponse {
  status: number;
  /** Text, or a blob when one was requested; not yet parsed. */
  body: unknown;
  /** Returns a header by its lower-case name; undefined when it is missing. */
  header: (name: string) => string | undefined;
}
