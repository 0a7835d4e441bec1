/** What came back for a call, whichever way it went. */
export interface HttpResponse {
  status: number;
  /** Text, or a blob where one was asked for; not yet parsed. */
  body: unknown;
  /** A header by its lower-case name; undefined when it did not come. */
  header: (name: string) => string | undefined;
}
